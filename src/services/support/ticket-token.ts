import { createHmac } from 'node:crypto'

import { deriveKey, sameText } from '@/src/lib/secrets'

/** The token by which somebody without an account reads and answers a ticket of theirs. */
export function ticketToken(ticketId: string): string {
  return createHmac('sha256', deriveKey('ticket tokens')).update(ticketId).digest('base64url')
}

const PASS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,100})$/i

/** The ticket that a pass (`ticketId.token`) opens; null when it opens none. */
export function ticketOfPass(pass: string | undefined): string | null {
  const [, id, token] = PASS.exec(pass ?? '') ?? []
  if (!id || !token) return null
  return sameText(token, ticketToken(id)) ? id : null
}
