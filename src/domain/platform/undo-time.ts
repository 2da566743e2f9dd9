/** How long a change can be taken back, where nothing newer was written. */
export const UNDO_MS = 600_000

/** What staff hear who come later. */
export const UNDO_OVER = 'You can undo a change for 10 minutes. Nothing was undone.'
