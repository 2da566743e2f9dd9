import { Pill } from '@payloadcms/ui'
import {
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  CirclePause,
  Clock,
  type LucideIcon,
  RotateCcw,
  Send,
  X,
} from 'lucide-react'
import { SCREENING_STATUS } from '@/src/domain/screening/screening'
import type { Status, StatusTable, Tone } from '@/src/domain/vocabulary/status'
import {
  ATTEMPT_STATUS,
  DISPUTE_STATUS,
  MAIL_STATUS,
  MODE_STATUS,
  ORDER_STATUS,
  PAYMENT_STATUS,
  SUBSCRIPTION_STATUS,
  TICKET_STATUS,
  WEBHOOK_STATUS,
} from '@/src/domain/vocabulary/statuses'

type Look = { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon | undefined }

/** Every status that the admin shows. The words mean the same wherever they stand. */
const STATUSES: Readonly<Record<string, Status>> = {
  ...SUBSCRIPTION_STATUS,
  ...MAIL_STATUS,
  ...WEBHOOK_STATUS,
  ...DISPUTE_STATUS,
  ...MODE_STATUS,
  ...ATTEMPT_STATUS,
  ...PAYMENT_STATUS,
  ...ORDER_STATUS,
  ...TICKET_STATUS,
  ...SCREENING_STATUS,
}

/** Those that have a picture of their own. */
const OWN_ICONS: Readonly<Record<string, LucideIcon>> = {
  cancelled: Ban,
  failed: X,
  held: CirclePause,
  ignored: Ban,
  lapsed: Ban,
  lost: X,
  queued: Clock,
  received: Clock,
  refunded: RotateCcw,
  sandbox: CirclePause,
  sending: Send,
  skipped: Ban,
  test: CirclePause,
}

export const isStatus = (status: string): boolean => Object.hasOwn(STATUSES, status)

/** How a status looks; one that no one described yet shows as it is written. */
export function lookOf(status: string): Look {
  const { label, tone } = STATUSES[status] ?? { label: status, tone: 'neutral' }
  return { word: label, tone, Icon: OWN_ICONS[status] }
}

const LOOKS = {
  neutral: { style: 'light-gray', Icon: CircleDashed },
  good: { style: 'success', Icon: Check },
  warning: { style: 'warning', Icon: Clock },
  bad: { style: 'error', Icon: CircleAlert },
} as const satisfies Record<Tone, { readonly style: string; readonly Icon: LucideIcon }>

type TonePillProps = { readonly tone: Tone; readonly children: string; readonly icon?: LucideIcon }

/** How something stands, as icon and word: its color only repeats what they say. */
export function TonePill({ tone, children, icon: Icon = LOOKS[tone].Icon }: TonePillProps) {
  return (
    <Pill
      alignIcon="left"
      className="status-pill [&_.pill\_\_icon]:inline-flex"
      icon={<Icon aria-hidden size={13} strokeWidth={2.25} />}
      pillStyle={LOOKS[tone].style}
      size="small"
    >
      {children}
    </Pill>
  )
}

export function StatusPill({ status, label }: { status: string; label?: string }) {
  const { word, tone, Icon } = lookOf(status)
  return (
    <TonePill icon={Icon} tone={tone}>
      {label ?? word}
    </TonePill>
  )
}

type StatusOptionsProps = {
  readonly statuses: StatusTable
  /** As the server has it: it decides which may follow. */
  readonly status: string
  readonly shown: string
  readonly name?: string
  readonly onChoose: (to: string) => void
}

/** The statuses to which one may go, as a select of its color. */
export function StatusOptions({ statuses, status, shown, name, onChoose }: StatusOptionsProps) {
  const { next = [] } = statuses[status] ?? {}
  return (
    <select
      aria-label={name ? `Status of ${name}` : 'Status'}
      className={`status-select status-select--${statuses[shown]?.tone ?? 'neutral'}`}
      onChange={(event) => onChoose(event.target.value)}
      value={shown}
    >
      {Object.entries(statuses)
        .filter(([value]) => value === status || value === shown || next.includes(value))
        .map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </select>
  )
}
