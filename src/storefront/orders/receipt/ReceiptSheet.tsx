import Link from 'next/link'
import type { ReactNode } from 'react'
import { lineTerms, type ReceiptView, rateText, receiptSplit } from '@/src/domain/orders/receipt'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { calendarDay, dayText } from '@/src/domain/vocabulary/time/date-text'
import { NothingToShow } from '@/src/storefront/layout/NothingToShow'
import { Badge } from '@/src/storefront/ui/badge'
import { cx } from '@/src/storefront/ui/cx'
import { Money } from '@/src/storefront/ui/money'
import { receiptHref, receiptPdfHref } from '../hrefs'
import { PricedRow } from '../OrderLines'

type ReceiptProps = { receipt: ReceiptView }

/** A numbered receipt as on paper: who paid whom what, what is the state's, what came back. */
export function ReceiptSheet({ receipt }: ReceiptProps) {
  const { seller } = receipt
  return (
    <article className="receipt-sheet rounded-ui border border-border bg-raised p-6 sm:p-10">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <p className="text-base font-semibold">{seller.name}</p>
        {receipt.sandbox && <Badge tone="warning">Payment sandbox: no real money moved</Badge>}
      </header>
      <h1 className="heading mt-8 text-2xl">Receipt</h1>
      <Facts receipt={receipt} />
      <Parties receipt={receipt} />
      <Lines receipt={receipt} />
      <Notes receipt={receipt} />
    </article>
  )
}

function Facts({ receipt }: ReceiptProps) {
  const facts = [
    ['Number', receipt.number],
    ['Paid on', dayText(receipt.paidAt, receipt.timeZone)],
    ['Order', `#${shortOrderId(receipt.orderId)}`],
    ['Paid with', receipt.paidWith],
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Parties({ receipt: { seller, customer } }: ReceiptProps) {
  return (
    <div className="mt-8 grid gap-x-6 gap-y-6 border-t border-border pt-6 text-sm sm:grid-cols-2">
      <Party label="From" lines={[seller.legalName, ...seller.addressLines, seller.email]} />
      <Party
        label="For"
        lines={[customer.company, customer.name, ...customer.addressLines, customer.email]}
      />
    </div>
  )
}

function Party({ label, lines }: { label: string; lines: readonly (string | null)[] }) {
  const said = lines.flatMap((line) => (line ? [line] : []))
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{label}</p>
      {said.map((line, index) => (
        <p key={line} className={cx('wrap-anywhere', index === 0 && 'font-semibold')}>
          {line}
        </p>
      ))}
    </div>
  )
}

function Lines({ receipt }: ReceiptProps) {
  const { lines, currency, filed } = receipt
  return (
    <table className="mt-8 w-full text-sm">
      <caption className="sr-only">What you paid for</caption>
      <tbody>
        {lines.map((line) => (
          <PricedRow key={line.id} amountMinor={line.amountMinor} currency={currency}>
            {line.label}
            <span className="block text-xs text-muted">{lineTerms(line, filed)}</span>
            {line.refundedMinor > 0 && (
              <span className="block text-xs text-muted">
                <Money minor={line.refundedMinor} currency={currency} /> refunded
              </span>
            )}
          </PricedRow>
        ))}
      </tbody>
      <Sums receipt={receipt} />
    </table>
  )
}

function Sums({ receipt }: ReceiptProps) {
  const { currency, totalMinor, refunds, refundedMinor } = receipt
  const { oursMinor, statesMinor } = receiptSplit(receipt)
  const shown = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <tfoot>
      {statesMinor > 0 && (
        <>
          <Sum className="pt-3 text-muted" label="Our fees" amount={shown(oursMinor)} />
          <Sum
            className="text-muted"
            label="State fees, passed on at cost"
            amount={shown(statesMinor)}
          />
        </>
      )}
      <Sum strong className="pt-2 text-base" label="Total paid" amount={shown(totalMinor)} />
      {refunds.map((refund) => (
        <Sum
          key={refund.id}
          className="pt-1"
          label={`Refunded on ${dayText(refund.at, receipt.timeZone)}: ${refund.what}`}
          amount={<>−{shown(refund.amountMinor)}</>}
        />
      ))}
      {refundedMinor > 0 && (
        <Sum
          strong
          className="pt-2"
          label="Total after refunds"
          amount={shown(totalMinor - refundedMinor)}
        />
      )}
    </tfoot>
  )
}

type SumProps = { className: string; label: string; amount: ReactNode; strong?: boolean }

function Sum(props: SumProps) {
  return (
    <tr className="align-top">
      <th
        scope="row"
        className={cx(
          'pr-6 text-left',
          props.strong ? 'font-semibold' : 'font-normal',
          props.className,
        )}
      >
        {props.label}
      </th>
      <td
        className={cx(
          'text-right whitespace-nowrap',
          props.strong && 'font-semibold',
          props.className,
        )}
      >
        {props.amount}
      </td>
    </tr>
  )
}

function Notes({ receipt: { charged, reference } }: ReceiptProps) {
  if (!charged && !reference) return null
  return (
    <div className="mt-8 flex flex-col gap-1 border-t border-border pt-5 text-xs text-muted">
      {charged && (
        <p>
          Charged as <Money minor={charged.amountMinor} currency={charged.currency} /> at{' '}
          {rateText(charged.rate)}
          {charged.asOf && <span>{`, the rate of ${calendarDay(charged.asOf)}`}</span>}.
        </p>
      )}
      {reference && <p className="wrap-anywhere">Payment {reference}</p>}
    </div>
  )
}

export function NoSuchReceipt() {
  return (
    <NothingToShow title="There is no receipt to show here" signIn="/dashboard/orders">
      Open a receipt with the link in its email, or from the account the order belongs to. An order
      has a receipt once it is paid.
    </NothingToShow>
  )
}

type ReceiptLinksProps = { orderId: string; className?: string; children?: ReactNode }

/** The receipt to read, and to keep, after other links. */
export function ReceiptLinks({ orderId, className, children }: ReceiptLinksProps) {
  return (
    <p className={cx('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {children}
      <Link href={receiptHref(orderId)} prefetch={false} className="link">
        View receipt
      </Link>
      <a href={receiptPdfHref(orderId)} className="link">
        Download PDF
      </a>
    </p>
  )
}
