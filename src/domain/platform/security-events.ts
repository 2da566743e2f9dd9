import { isKeyOf } from '@/src/domain/vocabulary/keys'

export const OUTCOMES = { ok: 'Done', refused: 'Refused' } as const
type Outcome = keyof typeof OUTCOMES

type EventKind = {
  readonly label: string
  readonly outcome: Outcome
  /** What happened has an entry in the audit log besides, with more in it. */
  readonly isAudited?: true
}

export const SECURITY_EVENTS = {
  signed_in: { label: 'Signed in', outcome: 'ok' },
  second_step: { label: 'Second factor asked', outcome: 'ok' },
  factor_confirmed: { label: 'Second factor confirmed', outcome: 'ok' },
  factor_changed: { label: 'Second factor changed', outcome: 'ok', isAudited: true },
  reset_requested: { label: 'Password reset requested', outcome: 'ok' },
  password_reset: { label: 'Password reset', outcome: 'ok' },
  password_changed: { label: 'Password changed', outcome: 'ok', isAudited: true },
  email_changed: { label: 'Email address changed', outcome: 'ok', isAudited: true },
  signed_out: { label: 'Signed out', outcome: 'ok' },
  session_ended: { label: 'Session ended', outcome: 'ok' },
  sign_in_refused: { label: 'Sign-in refused', outcome: 'refused' },
  factor_refused: { label: 'Second factor refused', outcome: 'refused' },
  password_refused: { label: 'Current password refused', outcome: 'refused' },
  link_refused: { label: 'Expired link refused', outcome: 'refused' },
  permission_refused: { label: 'Permission refused', outcome: 'refused' },
  rate_limited: { label: 'Too many tries', outcome: 'refused' },
  foreign_origin: { label: 'Request from another site refused', outcome: 'refused' },
  bad_signature: { label: 'Wrong signature refused', outcome: 'refused' },
} as const satisfies Record<string, EventKind>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

export const isSecurityEvent = isKeyOf(SECURITY_EVENTS)

/** The events that a refusal is, by the code that it is answered with. */
const REFUSALS: Readonly<Record<string, SecurityEvent>> = {
  wrong_credentials: 'sign_in_refused',
  step_over: 'factor_refused',
  wrong_factor: 'factor_refused',
  wrong_password: 'password_refused',
  dead_link: 'link_refused',
  forbidden: 'permission_refused',
  factor_required: 'permission_refused',
  rate_limited: 'rate_limited',
  foreign_origin: 'foreign_origin',
  bad_signature: 'bad_signature',
}

/** The event that an answer with such a code is; null for one that says nothing of security. */
export const refusalOf = (code: string): SecurityEvent | null =>
  Object.hasOwn(REFUSALS, code) ? (REFUSALS[code] ?? null) : null

/** After so many days events are deleted, and the oldest beyond so many rows at once. */
export const EVENTS_KEPT_DAYS = 180
export const MOST_EVENTS = 500_000
