import { z } from 'zod'

import { page, type Reply, seeOther } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { nowSeconds } from '@/sandbox/payments/ids'
import { amountText, document, type Html, html } from '@/sandbox/payments/pages/html'
import { findOrder, keptOrder } from '@/sandbox/payments/paypal/books'
import { BEHAVIOURS, isForgotten, type Order, orderSchema } from '@/sandbox/payments/paypal/objects'
import { shownOrder } from '@/sandbox/payments/paypal/show'
import { raisePaypalEvent } from '@/sandbox/payments/paypal/webhooks/raise-paypal-event'

const answerSchema = z.enum([...BEHAVIOURS, 'cancel'])

/** Back to the shop, with what PayPal adds to the address. */
function backToShop(order: Order, agreed: boolean): Reply {
  const url = new URL(agreed ? order.returnUrl : order.cancelUrl)
  url.searchParams.set('token', order.id)
  if (agreed) url.searchParams.set('PayerID', order.payerId)
  return seeOther(url.href)
}

function shell(title: string, content: Html): string {
  const body = html`<main class="bank">
<header><span class="bank-name"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M6 3h7.5c3.4 0 5.5 1.8 5.5 4.9 0 3.7-2.6 5.9-6.5 5.9H9.7L8.5 21H4L6 3Zm4.6 7.4h1.6c1.6 0 2.6-.8 2.6-2.2 0-1.1-.8-1.7-2.1-1.7h-1.5l-.6 3.9Z" fill="currentColor"/></svg>PayPal</span><span class="badge">Payment sandbox – no real money</span></header>
${content}
</main>`
  return document(`${title} · Payment sandbox`, body)
}

function gone(): Reply {
  const content = html`<h1>This payment can’t be found</h1>
<p>The link is incomplete or the payment has expired. Go back to the shop and pay again.</p>`
  return page(shell('Not found', content), { status: 404 })
}

const orderOf = async ({ sandbox, request }: Visit): Promise<Order | null> => {
  const token = request.query.get('token') ?? ''
  const { data } = orderSchema.safeParse(await sandbox.store.read('paypal-order', token))
  return data && !isForgotten(data, nowSeconds()) ? data : null
}

/** Where the payer agrees to an order, or doesn't; in the sandbox also to how it will go. */
export async function showApproval(visit: Visit): Promise<Reply> {
  const order = await orderOf(visit)
  if (!order) return gone()
  if (order.status === 'COMPLETED') return backToShop(order, true)
  const { siteUrl, shopOrigins } = visit.sandbox
  const amount = amountText(order.amountMinor, order.currency)
  const content = html`<h1>Pay ${amount}</h1>
<p>No sign-in is needed and nothing is charged. Choose how the payment ends to return to the shop.</p>
<dl>
<div><dt>Merchant</dt><dd>${order.brandName ?? new URL(siteUrl).host}</dd></div>
${order.description ? html`<div><dt>For</dt><dd>${order.description}</dd></div>` : ''}
<div><dt>Amount</dt><dd class="amount">${amount}</dd></div>
<div><dt>Order</dt><dd class="amount">${order.id}</dd></div>
</dl>
<form method="post" action="/paypal/checkoutnow?token=${order.id}">
<button class="primary" name="answer" value="pays">Agree and pay</button>
<button name="answer" value="declines">Decline at capture (instrument declined)</button>
<button name="answer" value="pends">Capture stays pending (eCheck)</button>
<button class="quiet" name="answer" value="cancel">Cancel and return</button>
</form>`
  return page(shell(`Pay ${amount}`, content), {
    formsTo: [...shopOrigins, new URL(order.returnUrl).origin],
  })
}

/** The payer's answer: the order is approved, or left as it is; and back to the shop. */
export async function answerApproval(visit: Visit): Promise<Reply> {
  const { sandbox, request } = visit
  const asked = await orderOf(visit)
  if (!asked) return gone()
  const answer = answerSchema.safeParse(new URLSearchParams(request.body).get('answer'))
  if (!answer.success || answer.data === 'cancel') return backToShop(asked, false)
  const behaviour = answer.data
  return sandbox.lock(`paypal ${asked.id}`, async () => {
    const order = await findOrder(sandbox.store, asked.id)
    if (order.status === 'COMPLETED') return backToShop(order, true)
    const approved: Order = { ...order, status: 'APPROVED', behaviour }
    const resource = await shownOrder(sandbox, approved)
    const event = raisePaypalEvent(sandbox, 'CHECKOUT.ORDER.APPROVED', resource, approved)
    await sandbox.store.save({
      objects: [keptOrder(approved), ...event.objects],
      deliveries: event.deliveries,
    })
    sandbox.courier.wake()
    return backToShop(approved, true)
  })
}
