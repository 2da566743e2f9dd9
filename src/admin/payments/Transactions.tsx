import { ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { column } from '@/src/admin/kit/list/columns'
import type { SearchParams } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { lookOf, StatusPill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkTabs, Section, withSub } from '@/src/admin/kit/ui/parts'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { cardBrand } from '@/src/domain/vocabulary/money/card-brand'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import {
  filterIn,
  readTransactions,
  type Transaction,
  type TransactionFilter,
} from '@/src/queries/payments/staff-payments'
import { modeText } from '../kit/status/mode-text'

const SHOWN = 20
const FILTER_STATUSES = [
  'succeeded',
  'failed',
  'requires_action',
  'processing',
  'quarantined',
  'refunded',
] as const

const nameOf = ({ sale }: Transaction) => sale?.legalName || sale?.email || ''

function OrderCell({ payment }: { payment: Transaction }) {
  if (!payment.sale) return <span>{shortOrderId(payment.orderId)}</span>
  return (
    <>
      <RowLink href={adminHref('order', payment.orderId)}>
        {nameOf(payment) || shortOrderId(payment.orderId)}
      </RowLink>
      <small className="admin-sub">
        {shortOrderId(payment.orderId)}
        <span className="hidden phone:inline">
          {' · '}
          <ShortMoment at={payment.createdAt} />
        </span>
      </small>
    </>
  )
}

function ReferenceCell({
  payment: { gatewayRef, providerUrl, gateway },
}: {
  payment: Transaction
}) {
  if (!gatewayRef) return '–'
  if (!providerUrl) return <code className="admin-ref">{gatewayRef}</code>
  return (
    <a className="admin-ref admin-above" href={providerUrl} rel="noreferrer" target="_blank">
      <code>{gatewayRef}</code>
      <ExternalLink aria-label={`at ${GATEWAY_SETUP[gateway].name}`} size={12} />
    </a>
  )
}

function How({ payment }: { payment: Transaction }) {
  const { gateway, card, method } = payment
  const last4 = card?.last4 ? `${cardBrand(card.brand)} ···· ${card.last4}` : (method ?? '')
  return withSub(
    GATEWAY_SETUP[gateway].name,
    [last4, modeText(payment)].filter(Boolean).join(' · '),
  )
}

const trouble = ({ quarantineReason, failureMessage, failureCode }: Transaction) =>
  quarantineReason || failureCode || failureMessage || ''

const COLUMNS: readonly Column<Transaction>[] = [
  column('Order', 'title', (payment) => <OrderCell payment={payment} />),
  column('Gateway', 'left', (payment) => <How payment={payment} />),
  column('Status', 'right', (payment) =>
    withSub(<StatusPill status={payment.status} />, trouble(payment)),
  ),
  column('Reference', 'hidden', (payment) => <ReferenceCell payment={payment} />),
  column('Time', 'hidden', (payment) => <ShortMoment at={payment.createdAt} />),
  column('Amount', { phone: 'aside', end: true }, (payment) =>
    withSub(
      amount(payment.amountMinor, payment.currency),
      payment.currency !== 'USD' && amount(payment.orderMinor, 'USD'),
    ),
  ),
]

function Filters({ search, filter }: { search: SearchParams; filter: TransactionFilter }) {
  const to = (changes: Record<string, string | null>) =>
    `${addressWith(adminHref('paymentGateways'), search, changes)}#transactions`
  return (
    <>
      <LinkTabs
        label="Gateway"
        tabs={[
          { label: 'All', href: to({ gateway: null }), isCurrent: filter.gateway === null },
          ...GATEWAYS.map((one) => ({
            label: GATEWAY_SETUP[one].name,
            href: to({ gateway: one }),
            isCurrent: filter.gateway === one,
          })),
        ]}
      />
      <LinkTabs
        label="Status"
        tabs={[
          { label: 'Any status', href: to({ status: null }), isCurrent: filter.status === null },
          ...FILTER_STATUSES.map((one) => ({
            label: lookOf(one).word,
            href: to({ status: one }),
            isCurrent: filter.status === one,
          })),
        ]}
      />
    </>
  )
}

export async function Transactions({ req, search }: { req: PayloadRequest; search: SearchParams }) {
  const filter = filterIn(search)
  const where = {
    ...(filter.gateway ? { gateway: { equals: filter.gateway } } : {}),
    ...(filter.status ? { status: { equals: filter.status } } : {}),
  }
  const payments = await readTransactions(req, where, SHOWN)
  const isFiltered = filter.gateway !== null || filter.status !== null
  return (
    <Section
      aside={<Filters filter={filter} search={search} />}
      description={`The last ${SHOWN} payment attempts.`}
      id="transactions"
      title="Recent transactions"
    >
      <DataTable
        columns={COLUMNS}
        label="Transactions, the latest first"
        rows={payments}
        empty={
          <EmptyState>
            {isFiltered
              ? 'No payments match this filter.'
              : 'No payment attempts yet. New ones appear here.'}
          </EmptyState>
        }
      />
    </Section>
  )
}
