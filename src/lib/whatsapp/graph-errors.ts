import { z } from 'zod'

/** WhatsApp will never take this message: another try would be refused as well. */
export class WhatsAppRefused extends Error {}
/** It did not take it now, and may later. */
export class WhatsAppDeferred extends Error {}
/** Our own access does not work: no message goes out until someone mends it. */
export class WhatsAppLockedOut extends WhatsAppDeferred {}
/** No answer came: it is not known whether it took it. */
export class WhatsAppUncertain extends Error {}

const graphError = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** Token, permissions, and accounts that Meta has closed or wants money of. */
const LOCKED_OUT = new Set([0, 3, 10, 102, 190, 368, 131005, 131031, 131042, 131045, 133010])
/** Too much at once, or trouble on their side. */
const PASSING = new Set([
  1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004, 133015,
])

const isPermission = (code: number) => code >= 200 && code <= 299

/** The error that an answer stands for, with Meta’s own words. */
export function failureOf(status: number, body: unknown, text: string): Error {
  const read = graphError.safeParse(body).data?.error
  if (!read) {
    const words = `WhatsApp answered ${status} ${text.slice(0, 200)}`.trim()
    if (status === 429 || status === 503) return new WhatsAppDeferred(words)
    return status >= 400 && status < 500 ? new WhatsAppRefused(words) : new WhatsAppUncertain(words)
  }
  const { code, message = '', error_data: data } = read
  const details = data?.details && data.details !== message ? ` ${data.details}` : ''
  const words = `WhatsApp: ${code} ${message}${details}`.trim().slice(0, 500)
  if (LOCKED_OUT.has(code) || isPermission(code)) return new WhatsAppLockedOut(words)
  return PASSING.has(code) ? new WhatsAppDeferred(words) : new WhatsAppRefused(words)
}
