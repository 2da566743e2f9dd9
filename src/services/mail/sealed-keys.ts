import { z } from 'zod'

import type { LinkKeys } from '@/src/domain/mail/link-keys'
import { seal, unseal } from '@/src/lib/secrets'

/** A mail's keys open for that mail alone; its dedupe key is its own for ever. */
export const keysPlace = (dedupeKey: string) => `emails.${dedupeKey}.keys`

const linkKeys = z.record(z.string(), z.string())

/** The keys of a mail's links, for the column beside it. */
export function sealKeys(keys: LinkKeys, dedupeKey: string): string {
  return seal(JSON.stringify(keys), keysPlace(dedupeKey))
}

/** @throws Error when they were sealed for another mail, or under another secret */
export function openKeys(sealed: string, dedupeKey: string): LinkKeys {
  return linkKeys.parse(JSON.parse(unseal(sealed, keysPlace(dedupeKey))))
}
