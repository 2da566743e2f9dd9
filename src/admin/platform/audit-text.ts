import { z } from 'zod'
import { AREAS, isArea } from '@/src/domain/platform/permissions/areas'
import { SECURITY_EVENTS } from '@/src/domain/platform/security-events'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'

export const snapshot = z.record(z.string(), z.unknown()).catch({})
export type Snapshot = z.infer<typeof snapshot>

/** The fields of which an entry tells. */
export const namesOf = (was: Snapshot, is: Snapshot): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((one) => one !== 'id')

export const areaLabel = (area: string): string => (isArea(area) ? AREAS[area].label : area)

const words = (name: string) => name.replaceAll(/[-_]|(?=[A-Z])/g, ' ').toLowerCase()

/** `permissionGrants` as people read it; `amountMinor` is an amount. */
export const fieldText = (name: string): string =>
  capitalized(words(name.replace(/(?<=.)Minor$/, '')))

/** What one record of a collection is called, where it is not its plural less an "s". */
const ENTITIES: Readonly<Record<string, string>> = {
  addons: 'add-on',
  auditLog: 'audit log',
  cannedReplies: 'canned reply',
  evidence: 'evidence',
  faqs: 'FAQ',
  leadActivities: 'lead activity',
  leadScoring: 'lead scoring',
  media: 'image',
  privateSettings: 'private settings',
  seoPages: 'SEO page',
  serviceDetails: 'service details',
  settings: 'settings',
  whatsappSettings: 'WhatsApp settings',
}

const entityText = (entity: string) => ENTITIES[entity] ?? words(entity).replace(/s$/, '')

/** The acts that are no plain change of fields, as one says that they were done. */
export const ACTS: Readonly<Record<string, string>> = {
  refund: 'refunded',
  'refund-request': 'refund requested',
  look: 'checked with the provider',
  save_records: 'records saved',
  decide_screening: 'match decided',
  load_sanctions_list: 'sanctions list loaded',
  set_sanctions_list_address: 'address of the sanctions list set',
  load_official_form: 'form loaded',
  refuse_official_form: 'form refused',
  load_seal_key: 'seal key loaded',
  remove_seal_key: 'seal key removed',
  accept: 'accepted',
  refuse: 'refused',
  confirm_selling: 'selling confirmed',
  stop_selling: 'selling stopped',
  schedule: 'scheduled',
  unschedule: 'unscheduled',
  take_back_answer: 'answer taken back',
  'stop-email': 'emails stopped',
  view: 'viewed',
  view_as_customer: 'viewed as the customer',
  show_invitation_link: 'invitation link shown',
  reveal: 'payout account shown',
  import: 'imported',
  'undo import': 'import undone',
  answer: 'answered',
  merge: 'merged',
  lift: 'block lifted',
  'paid out': 'paid out',
  'payout details': 'payout details changed',
  change_two_factor: 'two-factor sign-in changed',
  ask_factor_reset: 'two-factor reset asked for',
  end_session: 'session ended',
  retry_job: 'job retried',
  discard_job: 'job discarded',
  erase: 'erased',
  redact: 'redacted',
  export: 'exported',
  send_again: 'sent again',
  resend_receipt: 'receipt sent again',
  correct_email: 'email address corrected',
  change_password: 'password changed',
  change_email: 'email address changed',
  replay: 'replayed',
  upload: 'uploaded',
  cancel: 'canceled',
  note: 'noted',
  test: 'tested',
  ...Object.fromEntries(
    Object.entries(SECURITY_EVENTS).map(([event, { label }]) => [event, label.toLowerCase()]),
  ),
}

const ACTION_WORDS: Readonly<Record<string, string>> = {
  ...ACTS,
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  alarm: 'raised an alarm',
}

/** An action, as a filter offers it: "Receipt sent again". */
export const actLabel = (act: string): string => capitalized(ACTION_WORDS[act] ?? words(act))

/** What was done to what: "Order changed", "User: invitation link shown". */
export function actionText({ action, entity }: { action: string; entity: string }): string {
  const [what, done] = [entityText(entity), ACTION_WORDS[action]]
  if (!done) return `${capitalized(what)}: ${words(action)}`
  const isPlain = /^[a-z]+$/.test(done) || action === 'alarm' || action === 'paid out'
  return capitalized(isPlain ? `${what} ${done}` : `${what}: ${done}`)
}
