import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * Identifies one thing that a form sends, however often it is tried: by the form's key, who sends it
 * and what it is. Changed content under the same key is something else.
 *
 * @returns a hash to look for and store, or null where no key was sent
 */
export function sentKeyOf(
  req: PayloadRequest,
  content: readonly (string | Buffer | null | undefined)[],
): string | null {
  const key = req.headers?.get('idempotency-key')
  if (!key) return null
  const hash = createHash('sha256')
  for (const part of [key, req.user?.id ?? 'guest', ...content]) {
    const bytes = Buffer.from(part ?? '')
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('base64url')
}
