import { page } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { latestPayments } from '@/sandbox/payments/ledger'
import { PROVIDER_NAMES } from '@/sandbox/payments/pages/control-page'
import { amountText, document, type Html, html } from '@/sandbox/payments/pages/html'
import type { LedgerPayment } from '@/sandbox/payments/provider'
import type { Delivery } from '@/sandbox/payments/store/sandbox-store'

const SHOWN = 25

const DELIVERY_WORDS = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  dropped: 'Dropped by a switch',
  abandoned: 'Given up',
} as const satisfies Record<Delivery['state'], string>

const DELIVERY_TONES = {
  waiting: 'wait',
  delivered: 'good',
  dropped: 'wait',
  abandoned: 'bad',
} as const satisfies Record<Delivery['state'], LedgerPayment['tone']>

const timeText = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')

const paymentRow = (payment: LedgerPayment): Html => html`<tr>
<td><time>${timeText(payment.created * 1000)}</time></td>
<td>${PROVIDER_NAMES[payment.gateway]}</td>
<td class="amount">${amountText(payment.amountMinor, payment.currency)}</td>
<td><span class="status ${payment.tone}">${payment.statusText}</span></td>
<td>${payment.description ?? '—'}</td>
<td><code>${payment.id}</code></td>
</tr>`

const deliveryRow = (delivery: Delivery): Html => html`<tr>
<td><time>${timeText(delivery.createdAt)}</time></td>
<td>${PROVIDER_NAMES[delivery.gateway]}</td>
<td>${delivery.eventType}</td>
<td><span class="status ${DELIVERY_TONES[delivery.state]}">${DELIVERY_WORDS[delivery.state]}</span></td>
<td class="amount">${delivery.attempts}</td>
<td>${delivery.lastError ?? (delivery.lastStatus === null ? '—' : `Answered ${delivery.lastStatus}`)}</td>
</tr>`

const NUMBERS = ['Amount', 'Attempts']

const headCell = (head: string): Html =>
  html`<th scope="col" class="${NUMBERS.includes(head) ? 'amount' : ''}">${head}</th>`

function table(caption: string, heads: readonly string[], rows: Html[], nothing: string): Html {
  if (rows.length === 0)
    return html`<section><h2>${caption}</h2><p class="muted">${nothing}</p></section>`
  return html`<section><h2>${caption}</h2><div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<thead><tr>${heads.map(headCell)}</tr></thead>
<tbody>${rows}</tbody></table></div></section>`
}

/** What has been paid here lately and what the shop was told of it. */
export async function home({ sandbox }: Visit) {
  const payments = await latestPayments(sandbox.store, SHOWN)
  const deliveries = await sandbox.store.recentDeliveries(SHOWN)
  const body = html`<main class="wide">
<p class="badge">Payment sandbox</p>
<h1>Payments</h1>
<p class="muted">No real card is charged here. This server imitates the parts of Stripe’s, Razorpay’s and PayPal’s APIs that the shop at <a href="${sandbox.siteUrl}">${sandbox.siteUrl}</a> uses. Times are UTC. <a href="/control">Control page</a> · <a href="/mail">Mail sandbox</a> · <a href="/whatsapp">WhatsApp sandbox</a> · <a href="/forms">Forms sandbox</a></p>
${table('Recent payments', ['Time', 'Provider', 'Amount', 'Status', 'Description', 'Id'], payments.map(paymentRow), 'No payments yet. Buy something in the shop with card 4242 4242 4242 4242.')}
${table('Webhook deliveries', ['Time', 'Provider', 'Event', 'Status', 'Attempts', 'Answer'], deliveries.map(deliveryRow), 'No webhooks yet. The sandbox reports each payment to the shop with a signed webhook.')}
</main>`
  return page(document('Payment sandbox', body))
}
