/** How long a change can be taken back, where nothing newer was written. */
export const UNDO_MS = 600_000

/**
 * How long an email waits that staff can take back: ten seconds on the screen, and two for the press
 * to arrive.
 */
export const TAKE_BACK_MS = 12_000

/** What staff hear who come later. */
export const UNDO_OVER = 'You can undo a change for 10 minutes. Nothing was undone.'
