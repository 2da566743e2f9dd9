/** How a dispute that waits can go on, as the control page offers it. */
export const DISPUTE_BUTTONS = {
  under_review: 'Review',
  won: 'Won',
  lost: 'Lost',
  closed: 'Close',
} as const
