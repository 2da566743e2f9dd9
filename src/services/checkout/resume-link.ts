import { z } from 'zod'

import { DRAFT_KINDS, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { env } from '@/src/lib/env'
import { seal, unseal } from '@/src/lib/secrets'

/** How long a mailed link back to a checkout works, in milliseconds: a week. */
export const RESUME_LIFETIME = 7 * 24 * 60 * 60 * 1000

const CONTEXT = 'checkout resume link'

/** What a link carries, sealed: nobody but us can read the draft's key in it, or make another. */
const contents = z.object({
  token: z.string().min(1),
  kind: z.enum(DRAFT_KINDS),
  /** Milliseconds since 1970. */
  until: z.int(),
})

/** A link that opens a draft on any device, until `until`. */
export function resumeLink(kind: DraftKind, token: string, until: Date): string {
  const sealed = seal(JSON.stringify({ token, kind, until: until.getTime() }), CONTEXT)
  const url = new URL('/checkout/resume', env.SITE_URL)
  url.searchParams.set('token', sealed)
  return url.href
}

/** What a link opens: the draft of a kind, by its key. */
export type ResumeLink = { readonly token: string; readonly kind: DraftKind }

/** What a link opens; null when it is none of ours, or too old. */
export function readResumeLink(sealed: string, now: Date): ResumeLink | null {
  try {
    const { token, kind, until } = contents.parse(JSON.parse(unseal(sealed, CONTEXT)))
    return until > now.getTime() ? { token, kind } : null
  } catch {
    return null // tampered with, cut short by a mail program, or sealed under another secret
  }
}
