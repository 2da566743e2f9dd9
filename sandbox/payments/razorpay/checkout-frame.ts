import { page } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { amountText, type Html, html } from '@/sandbox/payments/pages/html'
import { KINDS } from '@/sandbox/payments/razorpay/books'
import { badRequest } from '@/sandbox/payments/razorpay/errors'
import { type Order, orderSchema } from '@/sandbox/payments/razorpay/objects'
import { sameText } from '@/src/lib/secrets'

const CARD = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M2.5 9.5h19M6 15h4"/></svg>`
const STOP = html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m5.8 5.8 12.4 12.4"/></svg>`
const CLOCK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5.2l3.4 2"/></svg>`
const CROSS = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>`

const CHOICES = [
  {
    outcome: 'pays',
    mark: CARD,
    label: 'The card pays',
    hint: 'Visa •••• 1111, captured immediately',
  },
  { outcome: 'declines', mark: STOP, label: 'The bank declines', hint: 'Then you can try again' },
  {
    outcome: 'authorises',
    mark: CLOCK,
    label: 'Authorised only',
    hint: 'The money is held and captured later',
  },
] as const

const choice = ({ outcome, mark, label, hint }: (typeof CHOICES)[number]): Html =>
  html`<li><button type="button" class="choice" data-outcome="${outcome}" aria-describedby="${outcome}-hint">${mark}<span><strong>${label}</strong><small id="${outcome}-hint">${hint}</small></span></button></li>`

type Window = {
  readonly parent: string
  readonly frame: string
  readonly key: string
  readonly name: string
  readonly query: URLSearchParams
}

/** The order that the window is for, as long as it can be paid; else why not. */
async function payable({ sandbox, id }: Visit, key: string): Promise<Order | string> {
  if (!sameText(key, sandbox.credentials.razorpay.keyId)) return 'The shop’s key is unknown.'
  const order = orderSchema.safeParse(await sandbox.store.read(KINDS.order, id))
  if (!order.success) return 'The order is unknown.'
  return order.data.status === 'paid' ? 'The order is already paid.' : order.data
}

const choicesFor = (order: Order): Html => html`<main>
<h1 tabindex="-1">Pay ${amountText(order.amount, order.currency)}</h1>
<p class="lead">This replaces Razorpay’s payment window. Choose how the payment ends.</p>
<p class="failure" role="alert" hidden></p>
<ul>${CHOICES.map(choice)}</ul>
<button type="button" class="leave">Close without paying</button>
<p class="progress" role="status"></p>
<p class="ref">Order <code>${order.id}</code></p>
</main>`

const refusal = (reason: string): Html => html`<main>
<h1 tabindex="-1">This can’t be paid</h1>
<p class="lead">${reason}</p>
<button type="button" class="leave">Close</button>
</main>`

function windowPage({ parent, frame, key, name, query }: Window, id: string, body: Html): string {
  const details = { email: query.get('email') ?? '', contact: query.get('contact') ?? '' }
  const description = (query.get('description') ?? '').slice(0, 255)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${name} (payment sandbox)</title>
<link rel="stylesheet" href="/assets/razorpay-frame.css">
<script type="module" src="/assets/razorpay-frame.js"></script>
</head>
<body data-parent="${parent}" data-frame="${frame}" data-order="${id}" data-key="${key}" data-email="${details.email}" data-contact="${details.contact}">
<p class="badge">Payment sandbox – no real money</p>
<header>
<div><p class="shop">${name}</p><p class="what">${description}</p></div>
<button type="button" class="close" aria-label="Close without paying">${CROSS}</button>
</header>
${body}
</body>
</html>`.markup
}

/** The window in which an order is paid, in a frame of our own origin. */
export async function checkoutFrame(visit: Visit) {
  const { sandbox, request, id } = visit
  const { query } = request
  const parent = query.get('origin') ?? ''
  if (!sandbox.shopOrigins.includes(parent)) {
    throw badRequest('Only the shop that uses this sandbox can show this window.')
  }
  const key = query.get('key') ?? ''
  const name = (query.get('name') ?? '').slice(0, 80) || new URL(sandbox.siteUrl).host
  const order = await payable(visit, key)
  const body = typeof order === 'string' ? refusal(order) : choicesFor(order)
  const markup = windowPage({ parent, frame: query.get('frame') ?? '', key, name, query }, id, body)
  return page(markup, { framedBy: sandbox.shopOrigins })
}
