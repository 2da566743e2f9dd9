/** Fields that never enter the audit log: secrets, and what changes with every save. */
const LEFT_OUT = new Set([
  'updatedAt',
  'createdAt',
  'password',
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'secretKey',
  'webhookSecret',
  'claimTokenHash',
])

type Snapshot = Record<string, unknown>

/** What differs between two states of a document, field by field. */
export function changedFields(
  before: Snapshot,
  after: Snapshot,
): { before: Snapshot; after: Snapshot } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const change = { before: {} as Snapshot, after: {} as Snapshot }
  for (const name of names) {
    if (LEFT_OUT.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name])) continue
    if (before[name] !== undefined) change.before[name] = before[name]
    if (after[name] !== undefined) change.after[name] = after[name]
  }
  return change
}
