/** What a campaign has achieved before it is sent. */
export const NO_FIGURES = {
  recipientCount: 0,
  sentCount: 0,
  openCount: 0,
  machineOpenCount: 0,
  clickCount: 0,
  bounceCount: 0,
  unsubscribeCount: 0,
} as const
