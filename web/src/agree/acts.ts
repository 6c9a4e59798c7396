/** What may be done about a table besides playing at it, as things stand. The server has the last word. */
import { inCompany, overdue, ownSeat } from '../table/seating'
import type { TableSent } from '../wire'

export interface Acts {
  takeBack: boolean
  abandon: boolean
  concede: boolean
  /** A bot shall play for me. */
  stepOut: boolean
  comeBack: boolean
  /** Seats that a bot could take over: those who are late. */
  replace: number[]
  /** Whether I want to be told of my turns here; null: not a question. */
  notices: boolean | null
  report: boolean
  /** How the table is played and who may look on: the owner's. */
  terms: boolean
  share: boolean
  clear: boolean
}

/** `together`: people come to this server from everywhere; else one household plays here. */
export function acts(sent: TableSent, together: boolean, now: number): Acts {
  const running = sent.status === 'running'
  const own = running ? ownSeat(sent) : null
  const returns = running && sent.seat !== null && (sent.seats[sent.seat]?.returns ?? false)
  const free = own !== null && sent.proposal === null
  return {
    takeBack: free && sent.seq > 0,
    abandon: free,
    concede: own !== null,
    stepOut: own !== null,
    comeBack: returns,
    replace: free ? overdue(sent, now).filter((seat) => !sent.seats[seat]!.mine) : [],
    notices: together && own !== null && inCompany(sent.seats) ? own.notices : null,
    report: together,
    terms: together && sent.owner && running,
    share: together && sent.owner && sent.status === 'over',
    clear: sent.owner,
  }
}

/** What conceding does: where two still play the other one wins, else a bot plays on. */
export function concession(sent: TableSent): 'ends' | 'bot' {
  return sent.seats.filter((seat) => !seat.conceded).length <= 2 ? 'ends' : 'bot'
}
