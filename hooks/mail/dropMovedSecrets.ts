import type { GlobalBeforeChangeHook } from 'payload'

import { droppedSecret } from '@/src/fields/secret'

type Values = Readonly<Record<string, unknown>>

/** Each secret of mail delivery, and the fields that say to whom it is sent. */
const DESTINATIONS = {
  smtpPassword: ['smtpHost', 'smtpPort', 'smtpSecure', 'smtpPlainAllowed', 'smtpUser'],
  sendpulseClientSecret: ['sendpulseClientId'],
} as const

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

function isMoved(fields: readonly string[], before: Values, after: Values): boolean {
  return fields.some(
    (name) =>
      after[name] !== undefined && (plain(after[name]) || null) !== (plain(before[name]) || null),
  )
}

const isTyped = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * A secret was given for one destination: anyone who names another one has to know it. What is stored
 * goes, in the same transaction, unless it is typed again together with the change.
 */
export const dropMovedSecrets: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const [before, after]: [Values, Values] = [originalDoc ?? {}, data]
  let kept = after
  for (const [secret, fields] of Object.entries(DESTINATIONS)) {
    if (isTyped(after[secret]) || !isMoved(fields, before, after)) continue
    kept = { ...kept, ...droppedSecret(secret) }
  }
  return kept
}
