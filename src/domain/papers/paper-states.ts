/** What becomes of a paper: made, being signed, signed by all, or no longer in force. */
export const PAPER_STATES = ['ready', 'signing', 'signed', 'void'] as const

/** How a paper is signed, if at all: on screen, with a pen, or before a notary or another witness. */
export const PAPER_SIGNATURES = ['none', 'electronic', 'ink', 'witnessed'] as const
export type PaperSignature = (typeof PAPER_SIGNATURES)[number]

/** Why a paper is no longer in force. */
export const VOID_CAUSES = ['changed', 'refunded', 'canceled', 'unsigned'] as const
export type VoidCause = (typeof VOID_CAUSES)[number]

/** How long a paper waits for its signatures, in days. */
export const SIGNING_DAYS = 60

/** What its people are told of it. */
export const VOID_REASONS: Readonly<Record<VoidCause, string>> = {
  changed: 'An answer changed after it was made.',
  refunded: 'Refunded: what it was made for was given back.',
  canceled: 'The order was canceled before everyone had signed.',
  unsigned: `Not everyone signed within ${SIGNING_DAYS} days.`,
}
