import { words } from '@/src/domain/vocabulary/text/words'

/** Fields that never enter the audit log: secrets, what changes with every save, what is derived. */
const LEFT_OUT = new Set(
  words(`updatedAt createdAt password hash salt sessions
  resetPasswordToken resetPasswordExpiration loginAttempts lockUntil secretKey webhookSecret
  claimTokenHash passHash queue queueAt inToDeliver inWaiting inSubmitted refundOpen breachOpen
  undo searchText legalName stateCode waitingFor waitingSince`),
)

type Snapshot = Record<string, unknown>

const isLeftOut = (name: string) => LEFT_OUT.has(name) || name.endsWith('Sealed')

/** A value without what may not be written down, however deep it lies. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !isLeftOut(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]))
}

/** What differs between two states of a document, field by field; secrets and gaps never appear. */
export function changedFields(
  before: Snapshot,
  after: Snapshot,
): { before: Snapshot; after: Snapshot } {
  const change: { before: Snapshot; after: Snapshot } = { before: {}, after: {} }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isLeftOut(name)) continue
    const [was, is] = [before[name], after[name]].map((one) => withoutSecrets(one ?? undefined))
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    if (was !== undefined) change.before[name] = was
    if (is !== undefined) change.after[name] = is
  }
  return change
}
