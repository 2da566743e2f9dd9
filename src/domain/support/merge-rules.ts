import { idOf } from '../vocabulary/relation'
import { ticketReference } from './ticket-reference'
import type { TicketStatus, TicketTopic } from './ticket-status'

type Relation = string | { readonly id: string } | null | undefined

/** What of a ticket decides with which others it is one conversation. */
export type Mergeable = {
  readonly id: string
  readonly status: TicketStatus
  readonly topic?: TicketTopic | null
  readonly user?: Relation
  readonly order?: Relation
  readonly requesterEmail?: string | null
  readonly mergedInto?: Relation
}

/**
 * Whether both are of the same person: of one account, or both of none and from one address. An
 * address alone proves nothing, so a guest's ticket never enters someone's account.
 */
export function isSamePerson(one: Mergeable, other: Mergeable): boolean {
  const owner = idOf(one.user)
  if (owner !== idOf(other.user)) return false
  const email = one.requesterEmail?.toLowerCase()
  return owner !== null || (Boolean(email) && email === other.requesterEmail?.toLowerCase())
}

/**
 * Why the first ticket cannot be merged into the second, in words; null when it can.
 *
 * What a guest says about an order is read by anyone who placed that, under whichever address.
 */
export function mergeRefusal(from: Mergeable, into: Mergeable): string | null {
  if (from.id === into.id) return 'A ticket cannot be merged with itself.'
  const merged = idOf(from.mergedInto)
  if (merged) return `This ticket was already merged into ${ticketReference(merged)}.`
  if (into.status === 'closed')
    return `${ticketReference(into.id)} is closed. Open it again before you merge into it.`
  if (!isSamePerson(from, into)) return 'Only tickets of the same person can be merged.'
  if (from.topic === 'refund')
    return 'A refund request stays a ticket of its own. Merge the other ticket into it.'
  const [mine, theirs] = [idOf(from.order), idOf(into.order)]
  if (mine && theirs && mine !== theirs)
    return 'These tickets are about different orders and stay apart.'
  if (idOf(from.user) === null && mine !== theirs)
    return 'This person has no account. Their tickets about an order stay apart from the others.'
  return null
}
