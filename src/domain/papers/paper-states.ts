/** What becomes of a paper: made, being signed, signed by all, or no longer in force. */
export const PAPER_STATES = ['ready', 'signing', 'signed', 'void'] as const

/** How a paper is signed, if at all: on screen, with a pen, or before a notary or another witness. */
export const PAPER_SIGNATURES = ['none', 'electronic', 'ink', 'witnessed'] as const
export type PaperSignature = (typeof PAPER_SIGNATURES)[number]
