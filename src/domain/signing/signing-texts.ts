import { SIGNING_DAYS, type VoidCause } from '@/src/domain/papers/paper-states'

/** What a person agrees to before anything is signed on screen. A changed text gets another version. */
export const CONSENT = {
  version: '1',
  title: 'Electronic records and signatures',
  points: [
    'You agree to sign this company’s documents on screen and to get them as PDF files instead of on paper.',
    'You can ask for paper at any time, before or after you sign. We mail paper copies free of charge.',
    'You can withdraw this consent at any time, free of charge. What you signed before stays signed. Write to us, and we send you the documents on paper instead.',
    'It covers the documents of this order. It does not cover forms that need a signature in ink.',
    'Keep your email address current in your account settings, or write to us when it changes.',
    'You need a current browser, a program that shows PDF files, and room to store them. Opening the document on this page shows that yours works.',
  ],
  act: 'I agree to electronic records and signatures',
} as const

/** The sentence above the button, which is what the act says. */
export const statementOf = (title: string): string =>
  `By pressing the button I sign this document: ${title}.`

/** Why a document is signed no longer, for those who were to sign it. */
export const ENDED_TEXTS: Readonly<Record<VoidCause, string>> = {
  changed: 'This version was replaced, so it cannot be signed. We email you the new one.',
  refunded: 'What this document was made for was refunded. There is nothing to sign.',
  canceled: 'The order was canceled before everyone had signed. There is nothing to sign.',
  unsigned: `Not everyone signed within ${SIGNING_DAYS} days. The owner of the order can send a new version.`,
}

/** What each event of the chain says, for people. */
export const EVENT_LABELS = {
  asked: 'Asked to sign',
  renewed: 'New link sent',
  consented: 'Agreed to electronic records',
  opened: 'Opened',
  read: 'Opened to the last page',
  signed: 'Signed',
  sealed: 'Sealed',
  voided: 'Voided',
  scan_received: 'Scan received',
  scan_accepted: 'Scan accepted',
  scan_refused: 'Scan refused',
} as const
export type EventKind = keyof typeof EVENT_LABELS
