import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fresh, me, Refusal, serve } from '../lobby/listed'
import { preferences } from '../preferences.svelte'
import { place } from '../route.svelte'
import { house } from '../texts'
import AccountMenu from './AccountMenu.svelte'
import { person } from './person.svelte'

const go = vi.spyOn(place, 'go')
const notices = {
  email: null,
  confirmed: false,
  webhook: null,
  language: 'en',
  mail: true,
  push: null,
  browsers: [],
  webhooks: ['discord.com'],
}

beforeEach(async () => {
  fresh()
  go.mockReset().mockImplementation(() => undefined)
  await house.ready()
})
afterEach(() => vi.unstubAllGlobals())

async function open(): Promise<void> {
  await fireEvent.click(await screen.findByRole('button', { name: /^Account: / }))
}
const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.click(screen.getByRole('button', { name }))
}
const write = async (label: string | RegExp, value: string): Promise<void> => {
  await fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

describe('a guest', () => {
  it('has a name that can be changed', async () => {
    const asked = serve({ 'GET /me': me(), 'PATCH /me': me({ name: 'Olga' }) })
    render(AccountMenu)
    await open()
    await write('Your name', ' Olga ')
    await press('Save')
    await waitFor(() => expect(person.me?.name).toBe('Olga'))
    expect(asked.at(-1)).toMatchObject({ method: 'PATCH', body: { name: 'Olga' } })
    expect(screen.getByRole('button', { name: 'Account: Olga' })).toBeTruthy()
  })

  it('makes an account: the rules are said first, and what was wrong in words', async () => {
    let refused = true
    const asked = serve({
      'GET /me': me(),
      'POST /account': () => (refused ? new Refusal(409, 'weak-password', 'refused-password-common') : me({ login: 'olga' })),
    })
    render(AccountMenu)
    await open()
    await press('Create an account')
    const login = screen.getByLabelText('Name of the account')
    const password = screen.getByLabelText('Password')
    expect(login.getAttribute('autocomplete')).toBe('username')
    expect(password.getAttribute('autocomplete')).toBe('new-password')
    expect(screen.getByText(/At least 10 characters/)).toBeTruthy()
    expect(screen.getByText(/3 to 40 characters/)).toBeTruthy()
    await write('Name of the account', 'olga')
    await write('Password', 'password123')
    await press('Create it')
    expect((await screen.findByRole('alert')).textContent).toMatch(/first that anybody would try/)
    expect(person.me?.login).toBeNull()
    refused = false
    await write('Password', 'a few words do')
    await press('Create it')
    await waitFor(() => expect(person.me?.login).toBe('olga'))
    expect(asked.at(-1)!.body).toEqual({ login: 'olga', password: 'a few words do' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('signs in, in the words of a password manager', async () => {
    const asked = serve({ 'GET /me': me(), 'POST /session': me({ id: 'other', login: 'olga', name: 'Olga' }) })
    render(AccountMenu)
    await open()
    await press('Sign in')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
    await write('Name of the account', 'olga')
    await write('Password', 'a few words do')
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(person.me?.id).toBe('other'))
    expect(asked.at(-1)!.path).toBe('/session')
  })

  it('says goodbye without a password, but not by accident', async () => {
    const asked = serve({ 'GET /me': me() })
    render(AccountMenu)
    await open()
    await press('Delete my data')
    expect(screen.getByText(/a bot plays in your place/)).toBeTruthy()
    expect(screen.getByText('This can’t be taken back.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('checkbox'))
    await press('Delete for good')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'))
    expect(asked.find((one) => one.path === '/me/farewell')!.body).toEqual({ password: null })
  })

  it('of a household has no account at all', async () => {
    serve({ 'GET /me': me({ household: true }) })
    const { container } = render(AccountMenu)
    await person.ready()
    expect(within(container).queryByRole('button')).toBeNull()
  })
})

describe('who has an account', () => {
  const olga = me({ id: 'olga', login: 'olga', name: 'Olga' })

  it('signs out, here or everywhere, and is a guest then', async () => {
    let left = false
    const asked = serve({
      'GET /me': () => (left ? me({ id: 'fresh', name: null }) : olga),
      'DELETE /sessions': () => void (left = true),
    })
    render(AccountMenu)
    await open()
    await press('Sign out everywhere')
    await waitFor(() => expect(person.me?.id).toBe('fresh'))
    expect(asked.some((one) => one.path === '/sessions')).toBe(true)
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'))
  })

  it('changes the password', async () => {
    const asked = serve({ 'GET /me': olga })
    render(AccountMenu)
    await open()
    await press('Change the password')
    await write('Password until now', 'a few words do')
    await write('New password', 'some others too')
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change the password' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/is changed/)
    expect(asked.at(-1)!.body).toEqual({ old: 'a few words do', new: 'some others too' })
  })

  it('gives the password to be deleted, and stays where it is wrong', async () => {
    serve({ 'GET /me': olga, 'POST /me/farewell': new Refusal(403, 'wrong-password', 'refused-not-your-password') })
    render(AccountMenu)
    await open()
    await press('Delete my account and my data')
    expect(screen.getByText(/“olga” is gone/)).toBeTruthy()
    await write('Password', 'wrong')
    await press('Delete for good')
    expect((await screen.findByRole('alert')).textContent).toBe('That is not the password of your account.')
    expect(person.me?.login).toBe('olga')
    expect(go).not.toHaveBeenCalled()
  })

  it('makes up with somebody', async () => {
    const asked = serve({
      'GET /me': olga,
      'GET /blocks': [
        { id: 'b1', name: 'Jan', at: new Date().toISOString() },
        { id: 'b2', name: null, at: new Date().toISOString() },
      ],
    })
    render(AccountMenu)
    await open()
    await press('People I have blocked')
    expect(await screen.findByText('Somebody without a name')).toBeTruthy()
    await press('Unblock Jan')
    await waitFor(() => expect(screen.queryByText('Jan')).toBeNull())
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/blocks/b1' })
    expect(screen.getByText('Somebody without a name')).toBeTruthy()
  })
})

describe('notices', () => {
  async function window_(): Promise<void> {
    render(AccountMenu)
    await open()
    await press('Notices')
  }

  it('go to an address once it is confirmed, and can be tried', async () => {
    const wanted = { ...notices, email: 'ola@example.org' }
    const asked = serve({
      'GET /me': me(),
      'GET /me/notices': notices,
      'PUT /me/notices': wanted,
      'POST /me/notices/confirm': { ...wanted, confirmed: true },
    })
    await window_()
    const test = await screen.findByRole('button', { name: 'Send me a test' })
    expect(test).toHaveProperty('disabled', true)
    await write('E-mail address', 'ola@example.org')
    await press('Save')
    expect(await screen.findByText(/A code is on its way/)).toBeTruthy()
    expect(asked.at(-1)!.body).toEqual({ email: 'ola@example.org', webhook: null, language: 'en' })
    const code = screen.getByLabelText('The code that was sent to ola@example.org')
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await fireEvent.input(code, { target: { value: ' abc123 ' } })
    await press('Confirm')
    expect(await screen.findByText('The address is confirmed.')).toBeTruthy()
    expect(asked.at(-1)!.body).toEqual({ code: 'abc123' })
    expect(test).toHaveProperty('disabled', false)
    await press('Send me a test')
    expect(await screen.findByText('A test is on its way.')).toBeTruthy()
  })

  it('offer only what the server can send', async () => {
    serve({ 'GET /me': me(), 'GET /me/notices': { ...notices, mail: false, webhooks: [] } })
    await window_()
    expect(await screen.findByText(/neither e-mail nor webhooks/)).toBeTruthy()
    expect(screen.queryByLabelText('E-mail address')).toBeNull()
  })

  it('of the browser are switched on only where it permits them', async () => {
    let answer = 'denied'
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(answer) })
    serve({ 'GET /me': me(), 'GET /me/notices': notices })
    await window_()
    const box = screen.getByRole('switch')
    await fireEvent.click(box)
    await waitFor(() => expect(box).toHaveProperty('checked', false))
    expect(preferences.notifications).toBe(false)
    answer = 'granted'
    await fireEvent.click(box)
    await waitFor(() => expect(preferences.notifications).toBe(true))
  })
})
