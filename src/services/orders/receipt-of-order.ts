import type { PayloadRequest } from 'payload'
import { isSubmitted } from '@/src/domain/filing/filing-stage'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { ReceiptLine, ReceiptView } from '@/src/domain/orders/receipt'
import { movedRealMoney } from '@/src/domain/payments/payment-mode'
import { cardEnding } from '@/src/domain/vocabulary/money/card-brand'
import type { Currency } from '@/src/domain/vocabulary/money/money'
import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { MailBrand } from '@/src/email/mail-brand'
import { findOne } from '@/src/lib/find-one'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { addressLines, filedNameOf } from '@/src/services/orders/order-address'
import { givenBack, partsOf } from '@/src/services/orders/refunds/given-back'

const currencyOf = (code: string): Currency => (code === 'INR' ? 'INR' : 'USD')

async function settledPayment(req: PayloadRequest, order: Order): Promise<Payment | null> {
  return findOne(req, 'payments', {
    where: {
      order: { equals: order.id },
      status: { in: ['succeeded', 'refunded'] },
      isDuplicate: { not_equals: true },
    },
    sort: 'settledAt',
    overrideAccess: true, // the receipt says with what was paid
  })
}

function receiptLines(order: Order, refunds: readonly Refund[]): ReceiptLine[] {
  const back = refunds.flatMap(partsOf)
  return (order.lines ?? []).map((line, index) => ({
    id: line.id ?? String(index),
    kind: line.kind,
    label: line.label,
    amountMinor: line.amountMinor,
    discountMinor: line.discountMinor,
    refundable: line.refundable,
    billing: line.billing,
    refundedMinor: back
      .filter((one) => one.lineId === line.id)
      .reduce((sum, one) => sum + one.amountMinor, 0),
  }))
}

/** A card as people know it: `Visa ending in 4242`; else the name of the gateway. */
export function paidWith(
  order: Pick<Order, 'paymentMethod'> & Partial<Pick<Order, 'totalMinor'>>,
  payment: Payment | null,
): string {
  const { brand, last4 } = payment?.card ?? {}
  if (last4) return cardEnding(brand, last4)
  if (order.paymentMethod) return GATEWAY_LABELS[order.paymentMethod]
  return order.totalMinor === 0 ? 'No payment due' : 'Paid'
}

function charged(order: Order, payment: Payment | null): ReceiptView['charged'] {
  if (!payment?.exchangeRate || payment.currency === order.currency) return null
  return {
    amountMinor: payment.amountMinor,
    currency: currencyOf(payment.currency),
    rate: payment.exchangeRate,
    asOf: payment.exchangeRateAsOf ?? null,
  }
}

/** The company by its legal name, and by the letters that the state files where they differ. */
function companyOf(order: Order): string | null {
  const [name, filed] = [order.legalName ?? null, filedNameOf(order)]
  return name && filed && filed !== name ? `${name} (filed as ${filed})` : name
}

function refundEntry(refund: Refund): ReceiptView['refunds'][number] {
  const labels = partsOf(refund).map((line) => line.label)
  return {
    id: refund.id,
    at: refund.settledAt ?? refund.createdAt,
    amountMinor: refund.orderMinor,
    what: labels.length > 0 ? labels.join(', ') : 'The whole order',
  }
}

/** What the caller has read already. */
type Known = {
  readonly brand?: MailBrand
  /** What the order was paid with; null for nothing. */
  readonly payment?: Payment | null | undefined
}

/**
 * The receipt of an order as it stands now, refunds included; null while nothing has been paid.
 * The caller must have made sure that the order may be seen.
 */
export async function receiptOfOrder(
  req: PayloadRequest,
  order: Order,
  known: Known = {},
): Promise<ReceiptView | null> {
  if (!order.receiptNumber || !order.paidAt) return null
  const payment = known.payment === undefined ? await settledPayment(req, order) : known.payment
  const isWhole = order.paymentStatus === 'paid' && order.refundedMinor === 0
  const refunds = isWhole ? [] : await givenBack(req, order)
  const brand = known.brand ?? (await readMailBrand(req))
  return {
    orderId: order.id,
    number: order.receiptNumber,
    paidAt: order.paidAt,
    timeZone: brand.timeZone,
    what: orderTitle(order),
    currency: currencyOf(order.currency),
    lines: receiptLines(order, refunds),
    totalMinor: order.totalMinor,
    refunds: refunds.map(refundEntry),
    refundedMinor: refunds.reduce((sum, refund) => sum + refund.orderMinor, 0),
    customer: {
      name: fullName(order),
      company: companyOf(order),
      email: order.email,
      addressLines: addressLines(order),
    },
    seller: {
      name: brand.companyName,
      legalName: brand.legalEntityName,
      email: brand.supportEmail,
      addressLines: brand.addressLines,
    },
    paidWith: paidWith(order, payment),
    reference: payment?.gatewayRef ?? null,
    charged: charged(order, payment),
    sandbox: payment ? !movedRealMoney(payment) : false,
    filed: isSubmitted(order),
  }
}
