import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'

import { StatusPill } from '@/src/admin/status/StatusPill'
import { shortOrderId } from '@/src/domain/orders/order-status'
import { idOf } from '@/src/domain/relation'
import type { Order } from '@/src/payload-types'

import { amount, moment } from './format'
import { OrderLines } from './OrderLines'
import { OrderPayments } from './OrderPayments'
import { OrderTimeline } from './OrderTimeline'
import { readOrderFacts } from './order-facts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function addressOf({ address }: Order): string {
  const { line, city, state, zipCode, country } = address ?? {}
  const region = [state, zipCode].filter(Boolean).join(' ')
  return [line, city, region, country].filter(Boolean).join(', ')
}

function Facts({ order, stateName }: { order: Order; stateName: string | null }) {
  const account = idOf(order.user)
  return (
    <dl className="order-facts">
      <Fact label="Customer">{`${order.firstName} ${order.lastName}`}</Fact>
      <Fact label="Email">
        <a href={`mailto:${order.email}`}>{order.email}</a>
      </Fact>
      <Fact label="Phone">{order.phone}</Fact>
      <Fact label="Address">{addressOf(order)}</Fact>
      <Fact label="Formed in">{stateName}</Fact>
      <Fact label="Purpose">{order.companyPurpose}</Fact>
      <Fact label="Account">
        {account ? (
          <Link href={`/admin/collections/users/${account}`} prefetch={false}>
            Open the account
          </Link>
        ) : (
          'Guest'
        )}
      </Fact>
      <Fact label="Placed">{moment(order.placedAt ?? order.createdAt)}</Fact>
      <Fact label="Receipt">{order.receiptNumber}</Fact>
    </dl>
  )
}

/** An order at a glance, above the fields that staff may change. */
export async function OrderSummary({ id, req }: UIFieldServerProps) {
  if (!id) return null
  const { order, stateName, payments, authors } = await readOrderFacts(req, String(id))
  return (
    <div className="order-summary field-type">
      <header className="order-summary__head">
        <h2>
          {order.companyName || `${order.firstName} ${order.lastName}`}
          <span>{`Order ${shortOrderId(order.id)}`}</span>
        </h2>
        <strong className="order-summary__total">{amount(order.totalMinor, order.currency)}</strong>
        <StatusPill status={order.status} />
        <StatusPill label={`Payment ${order.paymentStatus}`} status={order.paymentStatus} />
      </header>
      <Facts order={order} stateName={stateName} />
      <h3>What was sold</h3>
      <OrderLines order={order} />
      {payments && (
        <>
          <h3>Payments</h3>
          <OrderPayments payments={payments} />
        </>
      )}
      <h3>Timeline</h3>
      <OrderTimeline authors={authors} order={order} />
    </div>
  )
}
