/** For so long after someone’s last message an answer may be free text: WhatsApp’s own rule. */
export const WINDOW_HOURS = 24

const HOUR = 60 * 60 * 1000

/** The longest free text that WhatsApp takes. */
export const TEXT_MAX = 4096

/** Until when free text may be sent; null where they never wrote. */
export function windowEnd(lastMessageAt: string | null | undefined): Date | null {
  const at = Date.parse(lastMessageAt ?? '')
  return Number.isNaN(at) ? null : new Date(at + WINDOW_HOURS * HOUR)
}

/** Whether free text may be sent now. */
export function isWindowOpen(lastMessageAt: string | null | undefined, now: Date): boolean {
  const end = windowEnd(lastMessageAt)
  return end !== null && now < end
}

/** When something happened, as it is told; never later than now, whatever is told. */
export const notAfter = (told: Date, now: Date): Date =>
  Number.isNaN(told.getTime()) || told > now ? now : told

export const WINDOW_CLOSED =
  'More than 24 hours have passed since the customer’s last message, so WhatsApp takes no free text. Send the template. Once they reply, you can write freely.'
