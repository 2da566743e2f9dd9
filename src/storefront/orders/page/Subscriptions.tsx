'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SubscriptionView } from '@/src/domain/orders/order-page'
import { isPayable } from '@/src/domain/orders/payment-state'
import { request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { Badge, type Tone } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { TextareaField } from '@/src/storefront/ui/forms/text-field'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { useDayText } from '@/src/storefront/ui/when'
import { payHref } from '../hrefs'

/** The recurring services, if any: until when each is paid, its open invoice, and the way out. */
export function Subscriptions({ subscriptions }: { subscriptions: readonly SubscriptionView[] }) {
  if (subscriptions.length === 0) return null
  return (
    <TitledPart title="Subscriptions">
      <ul className="border-t border-border">
        {subscriptions.map((one) => (
          <Subscription key={one.id} subscription={one} />
        ))}
      </ul>
    </TitledPart>
  )
}

const BADGES: Record<SubscriptionView['status'], { word: string; tone: Tone }> = {
  active: { word: 'Active', tone: 'success' },
  past_due: { word: 'Past due', tone: 'danger' },
  cancelled: { word: 'Canceled', tone: 'neutral' },
  lapsed: { word: 'Ended', tone: 'neutral' },
}

function story(
  { status, renewsAt, endsAt, invoice, invoicePayment, canResume }: SubscriptionView,
  dayOf: (at: string) => string,
): string {
  if (status === 'cancelled') {
    const end = dayOf(endsAt ?? renewsAt)
    return canResume ? `Active until ${end}. Does not renew` : `Ended on ${end}`
  }
  if (status === 'lapsed') return `Ended on ${dayOf(endsAt ?? renewsAt)}, not renewed`
  if (invoicePayment === 'processing') return 'Your bank is confirming the payment'
  if (status === 'past_due') return `Was due on ${dayOf(renewsAt)}`
  return invoice
    ? `Renews on ${dayOf(renewsAt)}. The invoice is ready to pay`
    : `Paid until ${dayOf(renewsAt)}. No automatic charges`
}

function Subscription({ subscription }: { subscription: SubscriptionView }) {
  const { id, label, billing, amountMinor, currency, status, canResume } = subscription
  const { invoice, invoicePayment } = subscription
  const router = useRouter()
  const dayOf = useDayText()
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useSending()

  const act = async (verb: 'cancel' | 'resume', body: object) => {
    const answer = await run(() => request('POST', `/api/subscriptions/${id}/${verb}`, { body }))
    if (!answer.ok) return
    setAsking(false)
    router.refresh()
  }

  const badge = BADGES[status]
  const runs = status === 'active' || status === 'past_due'
  return (
    <li className="flex flex-col gap-3 border-b border-border py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          <Badge tone={badge.tone}>{badge.word}</Badge>
        </p>
        <p className="text-sm">
          <Money minor={amountMinor} currency={currency} short />
          <span className="text-muted">{billing === 'annual' ? ' a year' : ' a month'}</span>
        </p>
      </div>
      <p className="-mt-1 text-sm text-muted">{story(subscription, dayOf)}</p>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {asking ? (
        <CancelForm
          until={status === 'past_due' ? null : dayOf(subscription.renewsAt)}
          busy={busy}
          onCancel={(reason) => act('cancel', { reason })}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {invoice && isPayable(invoicePayment ?? 'unpaid') && (
            <ButtonLink href={payHref(invoice)} size="sm" prefetch={false}>
              Pay <Money minor={amountMinor} currency={currency} />
            </ButtonLink>
          )}
          {runs && (
            <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
              Cancel subscription<span className="sr-only">: {label}</span>
            </Button>
          )}
          {canResume && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              busyLabel="Restoring…"
              onClick={() => void act('resume', {})}
            >
              Keep subscription
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type CancelFormProps = {
  /** The day until which it runs on; null for one that is past due, which ends at once. */
  until: string | null
  busy: boolean
  onCancel: (reason: string) => void
  onKeep: () => void
}

/** Says what cancelling means, and asks why, which need not be answered. */
export function CancelForm({ until, busy, onCancel, onKeep }: CancelFormProps) {
  const [reason, setReason] = useState('')
  return (
    <form
      noValidate
      className="flex flex-col gap-4 rounded-ui border border-border bg-panel p-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCancel(reason)
      }}
    >
      <p className="text-sm">
        {until
          ? `It stays active until ${until} and does not renew. You can change your mind until then.`
          : 'What you paid for has run out, so it ends now. This can’t be undone.'}
      </p>
      <TextareaField
        label="Why are you canceling?"
        optional
        name="reason"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className="min-h-16"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="danger" busy={busy} busyLabel="Canceling…">
          Cancel subscription
        </Button>
        <Button size="sm" variant="ghost" onClick={onKeep}>
          Keep subscription
        </Button>
      </div>
    </form>
  )
}
