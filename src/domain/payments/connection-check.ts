/** What can be wrong with the keys of a gateway, told apart so that each is said in words. */
export const KEY_FAULTS = [
  'malformed_key',
  'key_in_wrong_field',
  'unknown_key',
  'revoked_key',
  'mixed_modes',
  'other_account',
  'other_environment',
  'missing_permission',
  'account_not_active',
  'webhook_secret_wrong',
  'webhook_missing',
  'webhook_events_missing',
  'webhook_disabled',
  'sandbox_key',
  'unreachable',
] as const
export type KeyFault = (typeof KEY_FAULTS)[number]

/** One thing that we need of a gateway's account, tried. `warned` does not keep it from working. */
export type ConnectionCheck = {
  /** What was tried, as staff read it: "Create a payment". */
  readonly label: string
  readonly outcome: 'passed' | 'warned' | 'failed'
  readonly fault: KeyFault | null
  /** What is wrong and what to do, in sentences; null where all is well. */
  readonly message: string | null
}

export const passed = (label: string): ConnectionCheck => ({
  label,
  outcome: 'passed',
  fault: null,
  message: null,
})

const finding =
  (outcome: 'failed' | 'warned') =>
  (label: string, fault: KeyFault, message: string): ConnectionCheck => ({
    label,
    outcome,
    fault,
    message,
  })

export const failed = finding('failed')
export const warned = finding('warned')

export const testResult = (checks: readonly ConnectionCheck[]) => ({
  ok: checks.every(({ outcome }) => outcome !== 'failed'),
  checks,
})

const wordsOf = (checks: readonly ConnectionCheck[], which: ConnectionCheck['outcome']) =>
  checks
    .flatMap(({ outcome, message }) => (outcome === which && message ? [message] : []))
    .join(' ')

/** Everything that failed, as sentences; empty when nothing did. */
export const failuresOf = (checks: readonly ConnectionCheck[]): string => wordsOf(checks, 'failed')

/** Everything that works, but not as well as it could, as sentences. */
export const warningsOf = (checks: readonly ConnectionCheck[]): string => wordsOf(checks, 'warned')
