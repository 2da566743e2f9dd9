/** What is said where a second factor has to be shown again. */
export const FACTOR_LABELS = 'Confirm that it’s you with your second factor.'
