import { ExternalLink } from 'lucide-react'
import { column } from '@/src/admin/kit/list/columns'
import { modeText } from '@/src/admin/kit/status/mode-text'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { amountColumn, type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, Notice, Section } from '@/src/admin/kit/ui/parts'
import { AskGateway } from '@/src/admin/orders/AskGateway'
import { DISPUTE_REASON_LABELS, disputeText, isOpenDispute } from '@/src/domain/payments/dispute'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { ACTIONS, type Grant } from '@/src/domain/platform/permissions/actions'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'
import { cardBrand } from '@/src/domain/vocabulary/money/card-brand'
import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import type { Dispute } from '@/src/payload-types'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import type { Attempt } from '@/src/queries/orders/order-money'

function How({ attempt }: { attempt: Attempt }) {
  const { gateway, inside } = attempt
  const { last4, brand } = inside?.card ?? {}
  const card = last4 ? `${cardBrand(brand)} ···· ${last4}` : ''
  return (
    <span>
      {GATEWAY_SETUP[gateway].name}
      <small className="admin-sub">{[card, modeText(attempt)].filter(Boolean).join(' · ')}</small>
    </span>
  )
}

function Outcome({ attempt }: { attempt: Attempt }) {
  const { status, isDuplicate, inside, failureMessage, failureCode } = attempt
  const trouble = inside?.quarantineReason || failureMessage || failureCode
  return (
    <span>
      <StatusPill status={status} />
      {isDuplicate && (
        <small className="admin-sub">
          {status === 'refunded'
            ? 'Does not count for this order'
            : 'Extra payment: it will be refunded'}
        </small>
      )}
      {trouble && <small className="admin-sub">{trouble}</small>}
    </span>
  )
}

function Reference({ attempt: { gateway, inside } }: { attempt: Attempt }) {
  if (!inside?.gatewayRef) return '–'
  const checks = plural(inside.checks ?? 0, 'check')
  return (
    <span>
      {inside.url ? (
        <a className="admin-ref" href={inside.url} rel="noreferrer" target="_blank">
          <code>{inside.gatewayRef}</code>
          <ExternalLink aria-label={`at ${GATEWAY_SETUP[gateway].name}`} size={12} />
        </a>
      ) : (
        <code className="admin-ref">{inside.gatewayRef}</code>
      )}
      <small className="admin-sub">
        {checks}
        {inside.lastCheckedAt && (
          <span>
            , last <ShortMoment at={inside.lastCheckedAt} />
          </span>
        )}
      </small>
    </span>
  )
}

function Charged({ attempt }: { attempt: Attempt }) {
  const { amountMinor, currency, orderMinor, exchangeRate, exchangeRateAsOf } = attempt
  const asOf = exchangeRateAsOf ? `, ${calendarDay(exchangeRateAsOf)}` : ''
  return (
    <span>
      {amount(amountMinor, currency)}
      {exchangeRate && (
        <small className="admin-sub">{`${amount(orderMinor, 'USD')} at ${exchangeRate}${asOf}`}</small>
      )}
    </span>
  )
}

const SHOWN: readonly Column<Attempt>[] = [
  column('Time', 'title', (attempt) => <ShortMoment at={attempt.createdAt} />),
  column('With', {}, (attempt) => <How attempt={attempt} />),
  column('Status', {}, (attempt) => <Outcome attempt={attempt} />),
]
const REFERENCE: Column<Attempt> = column('Reference', {}, (attempt) => (
  <Reference attempt={attempt} />
))
const AMOUNT = amountColumn<Attempt>((attempt) => <Charged attempt={attempt} />)

/** Money that may have arrived without our hearing of it. */
const mayHaveArrived = ({ status }: Attempt) => status !== 'succeeded' && status !== 'refunded'

const askWith = (grant: Grant<'askGateway'>): Column<Attempt> =>
  column('Payment received?', {}, (attempt) =>
    mayHaveArrived(attempt) ? <AskGateway grant={grant} paymentId={attempt.id} /> : null,
  )

export function PaymentsPart({ facts: { can, money, zone } }: { facts: OrderFacts }) {
  const { attempts } = money
  const columns = [
    ...SHOWN,
    ...(can.seeReferences ? [REFERENCE] : []),
    AMOUNT,
    ...(can.askGateway && attempts.some(mayHaveArrived) ? [askWith(can.askGateway)] : []),
  ]
  return (
    <Section
      description={
        can.seeReferences
          ? undefined
          : `You need the permission “${permissionText(ACTIONS.seePaymentReferences)}” to see gateway references.`
      }
      id="payments"
      title="Payments and attempts"
    >
      <DisputeNotes disputes={money.disputes} zone={zone} />
      <DataTable
        columns={columns}
        label="Payment attempts"
        rows={attempts}
        empty={<EmptyState>No payment attempts yet.</EmptyState>}
      />
    </Section>
  )
}

/** What is disputed about an order, until when to answer, and with what. */
function DisputeNotes({ disputes, zone }: { disputes: readonly Dispute[]; zone: string }) {
  return disputes.map((dispute) => {
    const { evidence } = DISPUTE_REASON_LABELS[dispute.reason]
    const isOpen = isOpenDispute(dispute.status)
    const hasEvidence = isOpen && dispute.evidenceDueBy && evidence.length > 0
    return (
      <Notice
        key={dispute.id}
        title={isOpen ? 'Disputed. ' : 'Dispute. '}
        tone={isOpen || dispute.status === 'lost' ? 'error' : 'success'}
      >
        {disputeText(dispute, zone)}
        {hasEvidence && <span>{` Evidence that helps: ${evidence.join('; ')}.`}</span>}
      </Notice>
    )
  })
}
