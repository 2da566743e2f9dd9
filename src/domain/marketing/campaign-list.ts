const MEGABYTE = 1024 * 1024

/** The largest list of addresses that staff may paste for a campaign, and so many addresses at most. */
export const CAMPAIGN_LIST_BYTES = 5 * MEGABYTE
export const CAMPAIGN_LIST_MOST = 100_000

const MOST = CAMPAIGN_LIST_MOST.toLocaleString('en-US')

export const TOO_MANY_ADDRESSES = `Use at most ${MOST} addresses`

export const LIST_TOO_LARGE = `This list is larger than ${CAMPAIGN_LIST_BYTES / MEGABYTE} MB. Paste only the addresses, at most ${MOST}`

/** Whether a list is no larger than may be sent. */
export const isWithinListLimit = (text: string): boolean =>
  new TextEncoder().encode(text).length <= CAMPAIGN_LIST_BYTES
