import { SIGNING_DAYS, type VoidCause } from '@/src/domain/papers/paper-states'

import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type SignVoidProps = {
  readonly brand: MailBrand
  readonly title: string
  readonly cause: VoidCause
  readonly company: string
  /** Whose signatures are void now. */
  readonly signedBy: readonly string[]
  /** Who signs the new version. */
  readonly askAgain: readonly string[]
  /** The order, for its owner alone. */
  readonly orderUrl: string | null
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format([...names])

type Words = {
  readonly subject: string
  readonly heading: string
  /** Why it is void, of a document that is named. */
  readonly why: (what: string) => string
  /** What comes next, for those who would have signed. */
  readonly next: (names: string) => string
}

const WORDS: Readonly<Record<VoidCause, Words>> = {
  changed: {
    subject: 'needs new signatures',
    heading: 'This document has changed',
    why: (what) => `An answer in ${what} was changed, so that version is void.`,
    next: (names) =>
      `The new version is signed by ${names}. We email each of them when it is ready to sign.`,
  },
  refunded: {
    subject: 'is no longer signed',
    heading: 'This document was refunded',
    why: (what) => `What ${what} was made for was refunded, so it is void.`,
    next: () => 'There is nothing to sign.',
  },
  canceled: {
    subject: 'is no longer signed',
    heading: 'This order was canceled',
    why: (what) => `The order of ${what} was canceled before everyone had signed, so it is void.`,
    next: () => 'There is nothing to sign.',
  },
  unsigned: {
    subject: 'was not signed in time',
    heading: 'The time to sign has ended',
    why: (what) =>
      `Not everyone signed ${what} within ${SIGNING_DAYS} days, so that version is void.`,
    next: (names) =>
      `A new version is signed by ${names}, once the owner of the order sends it to them.`,
  },
}

/** A paper is no longer in force: why, what becomes of signatures on it, and what comes next. */
export function signVoidMail(props: SignVoidProps) {
  const { brand, title, cause, company, signedBy, askAgain, orderUrl } = props
  const { subject, heading, why, next } = WORDS[cause]
  const what = company ? `${title} for ${company}` : title
  const signatures =
    signedBy.length > 0
      ? `The signatures of ${listed(signedBy)} are void.`
      : 'Links to sign it have stopped working.'
  return letter({
    brand,
    subject: `${title} ${subject}`,
    preview: why(title),
    heading,
    says: [`${why(what)} ${signatures}`, next(listed(askAgain))],
    button: orderUrl ? { label: 'Open your order', href: orderUrl } : null,
  })
}
