import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '../account/person.svelte'
import { seatInfo, sentTable, tableOf } from '../table/asked'
import { Choices } from '../table/choices.svelte'
import InTable from '../table/InTable.svelte'
import { fetchTexts, house, Texts } from '../texts'
import type { Line, Proposal, TableSent } from '../wire'
import Proposed from './Proposed.svelte'
import RecordAsked from './RecordAsked.svelte'
import Share from './Share.svelte'
import TableMenu from './TableMenu.svelte'

const seats = [seatInfo({ name: 'Ola', mine: true }), seatInfo({ seat: 1, name: 'Jan' }), seatInfo({ seat: 2, name: 'Ewa' })]
const proposal = (over: Partial<Proposal> = {}): Proposal => ({
  id: 9,
  kind: 'take-back',
  by: 1,
  to: 4,
  seat: null,
  yes: [1],
  needed: [0, 1, 2],
  at: '2026-01-01T00:00:00Z',
  ...over,
})
const lines: Line[] = [
  { seq: 4, meta: false, message: 'refused-over', args: {}, rule: '' },
  { seq: 6, meta: false, message: 'refused-incomplete', args: {}, rule: '' },
]
const moments = [
  { seq: 0, seat: null, at: '' },
  { seq: 4, seat: 1, at: '' },
  { seq: 6, seat: 0, at: '' },
]
const goTo = vi.fn()
const asked = vi.fn()
let answers: Record<string, unknown>

const desk = { answer: vi.fn(), grow: vi.fn(), why: vi.fn(), undo: vi.fn() }
function at(sent: Partial<TableSent>, of: unknown, given: object = {}): void {
  const table = tableOf(new Choices(desk, vi.fn()), { sent: sentTable({ seats, owner: false, seq: 8, ...sent }), goTo })
  render(InTable, { table, of: of as never, given })
}
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })

beforeEach(async () => {
  vi.clearAllMocks()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  answers = {}
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string | null }) => {
    asked(`${method} ${address.replace('/api', '')}`, body && JSON.parse(body))
    return new Response(JSON.stringify(answers[`${method} ${address.replace('/api', '')}`] ?? { seq: 10 }))
  })
  person.became({ id: 'p', name: 'Ola', login: null, admin: false, household: false })
  await Promise.all([house.ready(), fetchTexts('abyss', 'en')])
})
afterEach(() => vi.unstubAllGlobals())

describe('an open proposal', () => {
  it('says who wants what, who has agreed, and is announced', async () => {
    at({ proposal: proposal() }, Proposed, { lines })
    expect(screen.getByText('Jan proposes to take back.')).toBeTruthy()
    expect(screen.getByText('The match is over.')).toBeTruthy()
    expect(screen.getByText(/Agreed: Jan\. Still to answer: Ola and Ewa\./)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('You are asked')
    await fireEvent.click(button('Look at that moment'))
    expect(goTo).toHaveBeenCalledWith(4)
  })

  it('can be agreed to', async () => {
    at({ proposal: proposal() }, Proposed, { lines })
    await fireEvent.click(button('Agree'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/proposal/9', { yes: true }))
  })

  it('can be refused', async () => {
    at({ proposal: proposal() }, Proposed, { lines })
    await fireEvent.click(button('Refuse'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/proposal/9', { yes: false }))
  })

  it('can be withdrawn by its proposer alone, who has agreed already', async () => {
    at({ proposal: proposal({ by: 0, yes: [0], kind: 'abandon', to: null }) }, Proposed, { lines })
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
    await fireEvent.click(button('Withdraw'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('DELETE /tables/t/proposal/9', null))
  })

  it('is only looked at by an onlooker', () => {
    const others = seats.map((seat) => ({ ...seat, mine: false }))
    at({ seats: others, seat: null, proposal: proposal({ kind: 'replace', by: null, seat: 2, to: null, yes: [] }) }, Proposed, { lines })
    expect(screen.getByText('Ewa is late. Shall a bot play on in their place?')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the menu of a table', () => {
  const open = async (sent: Partial<TableSent> = {}, lookedAt: number | null = null): Promise<void> => {
    at(sent, TableMenu, { lines, lookedAt, open: true })
  }

  it('proposes to take back my last choice', async () => {
    answers['GET /tables/t/moments'] = moments
    await open()
    await fireEvent.click(button('Propose to take back…'))
    expect(await screen.findByText('The match is over.')).toBeTruthy()
    expect(screen.getByText(/1 choice is taken back with it\. .*chance starts afresh/)).toBeTruthy()
    await waitFor(() => expect(button('Propose')).toHaveProperty('disabled', false))
    await fireEvent.click(button('Propose'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/proposal', { kind: 'take-back', to: 4 }))
  })

  it('proposes to go back to the moment that is looked at', async () => {
    answers['GET /tables/t/moments'] = moments
    await open({}, 0)
    await fireEvent.click(button('Propose to take back…'))
    await screen.findByText(/2 choices are taken back/)
    await waitFor(() => expect(button('Propose')).toHaveProperty('disabled', false))
    await fireEvent.click(button('Propose'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/proposal', { kind: 'take-back', to: 0 }))
  })

  it('asks before one concedes, and says what will happen', async () => {
    await open({ seats: seats.slice(0, 2) })
    await fireEvent.click(button('Concede…'))
    expect(screen.getByText('The match ends at once, and Jan wins.')).toBeTruthy()
    expect(asked).not.toHaveBeenCalled()
    await fireEvent.click(button('Concede'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/seats/0/concede', null))
  })

  it('says of three that a bot plays on', async () => {
    await open()
    await fireEvent.click(button('Concede…'))
    expect(screen.getByText(/A bot plays on in your place/)).toBeTruthy()
  })

  it('turns notices of this table off', async () => {
    await open({ seats: [{ ...seats[0]!, notices: true }, ...seats.slice(1)] })
    await fireEvent.click(button('Don’t tell me of my turns here'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('PUT /tables/t/seats/0/notices', { on: false }))
  })

  it('takes my seat back from the bot', async () => {
    await open({ seats: [{ ...seats[0]!, kind: 'bot', mine: false, away: true, returns: true }, ...seats.slice(1)] })
    await fireEvent.click(button('I’m back'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/seats/0/back', null))
  })

  it('says in its own window why something was not done', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'refused-over', args: {} }), { status: 409 }))
    await open()
    await fireEvent.click(button('Let a bot play for me…'))
    await fireEvent.click(button('Let it play'))
    expect((await screen.findByRole('alert')).textContent).toBe('The match is over.')
  })

  it('reports a problem with what is packed, and the record only if it may go along', async () => {
    answers['POST /tables/t/reports'] = { id: 'r', at: '', text: '', record: 'no', mine: true }
    await open()
    await fireEvent.click(button('Report a problem…'))
    await fireEvent.click(button('Send'))
    expect(screen.getByRole('alert').textContent).toContain('what went wrong')
    expect(asked).not.toHaveBeenCalled()
    expect(screen.getByText(/if the table’s owner agrees/)).toBeTruthy()
    await fireEvent.click(screen.getByRole('checkbox'))
    expect(screen.queryByText(/if the table’s owner agrees/)).toBeNull()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'The pearls vanished.' } })
    await fireEvent.click(button('Send'))
    await screen.findByText(/Thank you/)
    expect(asked).toHaveBeenCalledWith('POST /tables/t/reports', {
      text: 'The pearls vanished.',
      language: 'en',
      seq: 8,
      seat: 0,
      record: false,
    })
  })

  it('changes pace and onlookers', async () => {
    await open({ owner: true })
    await fireEvent.click(button('Pace and onlookers…'))
    await fireEvent.click(screen.getByRole('checkbox', { name: 'People may look on' }))
    await fireEvent.click(button('Save'))
    const wanted = { public: false, spectators: false, pace: { hours: 0, late: 'remind', seconds: 0, bank: 0 } }
    await waitFor(() => expect(asked).toHaveBeenCalledWith('PATCH /tables/t', wanted))
  })
})

describe('sharing', () => {
  it('gives the link once it is shared, and takes it back', async () => {
    answers['PATCH /tables/t'] = { shared: true }
    const texts = new Texts('abyss')
    const onshared = vi.fn()
    const { rerender } = render(Share, { table: 't', texts, shared: false, onshared, onclose: vi.fn() })
    expect(screen.queryByRole('textbox')).toBeNull()
    await fireEvent.click(button('Share'))
    await waitFor(() => expect(onshared).toHaveBeenCalledWith(true))
    expect(asked).toHaveBeenCalledWith('PATCH /tables/t', { shared: true })
    await rerender({ shared: true })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toMatch(/\/replay\/t$/)
    await fireEvent.click(button('Stop sharing'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('PATCH /tables/t', { shared: false }))
  })
})

describe('the record that a report wants', () => {
  it('is given or kept by the owner', async () => {
    answers['GET /tables/t/reports'] = [{ id: 'r1', at: '', text: 'Wrong score', record: 'asked', mine: false }]
    at({ owner: true }, RecordAsked)
    expect(await screen.findByText('Wrong score')).toBeTruthy()
    await fireEvent.click(button('Keep it back'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /tables/t/reports/r1', { yes: false }))
    await waitFor(() => expect(screen.queryByText('Wrong score')).toBeNull())
  })
})
