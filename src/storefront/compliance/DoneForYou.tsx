import Link from 'next/link'
import { type FormEvent, useState } from 'react'

import type { MyTask, TaskOffer } from '@/src/domain/compliance/my-task'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { readParts, request } from '@/src/lib/browser/request'
import { orderHref, payHref } from '@/src/storefront/orders/hrefs'
import { RemoveExtra } from '@/src/storefront/orders/RemoveExtra'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'

const LEADS_ON = readParts<{ redirect: string }>('redirect')

/** Hands a task over to us, or says how far we are with it. */
export function DoneForYou({ task, back }: { task: MyTask; back: string }) {
  const { handler, offer } = task
  if (handler?.step === 'under_way') {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="accent">We are doing it</Badge>
        <Link href={orderHref(handler.order, false)} className="link tabular-nums">
          order #{shortOrderId(handler.order)}
        </Link>
      </p>
    )
  }
  if (handler) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <ButtonLink href={payHref(handler.order)} size="sm" prefetch={false}>
          Pay, and we do it
        </ButtonLink>
        <span className="text-muted tabular-nums">
          Waiting for your payment · order #{shortOrderId(handler.order)}
        </span>
        <RemoveExtra order={handler.order} title={task.title} />
      </div>
    )
  }
  return offer ? <Hire task={task} offer={offer} back={back} /> : null
}

function Hire({ task, offer, back }: { task: MyTask; offer: TaskOffer; back: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const total = formatMoney(money(offer.feeMinor + offer.stateFeeMinor, 'USD'))
  const action = `/api/compliance/tasks/${task.id}/order`

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAsked) return setIsAsked(true)
    setBusy(true)
    setProblem(null)
    const answer = await request('POST', action, { body: {}, answer: LEADS_ON })
    if (answer.ok) return window.location.assign(answer.value.redirect)
    setBusy(false)
    setProblem(answer.message)
  }

  return (
    <form
      method="post"
      action={action}
      onSubmit={onSubmit}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <input type="hidden" name="back" value={back} />
      {isAsked ? (
        <>
          <Button type="submit" size="sm" busy={busy} busyLabel="Opening the payment…">
            Order and pay {total}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setIsAsked(false)}>
            Not now
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          aria-label={`Have it done for you: ${task.title}`}
        >
          Have it done for you
        </Button>
      )}
      <span className="text-sm text-muted">
        <Money minor={offer.feeMinor} short />
        {offer.stateFeeMinor > 0 && (
          <>
            {' + '}
            <Money minor={offer.stateFeeMinor} short /> state fee
          </>
        )}
      </span>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </form>
  )
}
