import { amountText, document, type Html, html } from '@/sandbox/payments/pages/html'
import type { Waiting } from '@/sandbox/payments/provider'
import { FAULTS, type switchboard, WEBHOOK_MODES } from '@/sandbox/payments/switchboard'
import { choicesOf, SWITCH_NAMES, SWITCHES, type SwitchName } from '@/sandbox/payments/switches'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'

type State = ReturnType<ReturnType<typeof switchboard>['state']>

export const PROVIDER_NAMES: Readonly<Record<GatewaySlug, string>> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
}

const FAULT_WORDS = {
  decline: 'Decline the charge',
  slow: 'Respond after 2.5 seconds',
  timeout: 'No response, no action',
  lost_answer: 'Act, but no response',
  error500: 'Fail (500)',
  nonsense: 'Send an invalid response',
  rate_limited: 'Too many requests (429)',
  key_in_use: 'The key is in use (409)',
  forbidden: 'The keys lack permission (403)',
} as const satisfies Record<(typeof FAULTS)[number], string>

const MODE_WORDS = {
  deliver: 'Deliver immediately',
  drop: 'Do not send',
  delay: 'Send late',
  repeat: 'Send five times',
  reorder: 'Send out of order',
} as const satisfies Record<(typeof WEBHOOK_MODES)[number], string>

const option = (value: string, words: string, isChosen: boolean): Html =>
  isChosen
    ? html`<option value="${value}" selected>${words}</option>`
    : html`<option value="${value}">${words}</option>`

function switchRow(name: SwitchName, state: State): Html {
  const { label, hint } = SWITCHES[name]
  const all = state.switches.find((one) => one.name === name && !one.orderId)
  const own = state.switches.filter((one) => one.name === name && one.orderId).length
  const value = all?.value ?? ''
  const options = Object.entries(choicesOf(name)).map(([key, words]) =>
    option(key, words, key === value),
  )
  return html`<li class="switch${value ? ' on' : ''}">
<label for="${name}"><strong>${label}</strong><small>${hint}${own > 0 ? html` <em>Set for individual orders: ${own}.</em>` : ''}</small></label>
<select id="${name}" name="${name}">${option('', 'Off', value === '')}${options}</select>
</li>`
}

const hidden = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`

function switches(gateway: GatewaySlug, state: State): Html {
  const names = SWITCH_NAMES.filter((name) => SWITCHES[name].gateway === gateway)
  if (names.length === 0) return html``
  return html`<fieldset><legend>${PROVIDER_NAMES[gateway]}</legend><ul>${names.map((name) => switchRow(name, state))}</ul></fieldset>`
}

const gatewayOptions = GATEWAYS.map((slug) => option(slug, PROVIDER_NAMES[slug], false))

function nextRequests(token: string, { faults }: State): Html {
  const armed = faults.map(
    ({ next, left, gateway, path, orderId }) =>
      html`<li>${FAULT_WORDS[next]}: ${gateway ? PROVIDER_NAMES[gateway] : 'any provider'}, ${left} more${path ? html`, <code>${path}</code>` : ''}${orderId ? html`, order <code>${orderId}</code>` : ''}</li>`,
  )
  return html`<section><h2>Next requests</h2>
<form method="post" action="/control/faults" class="row">${hidden(token)}
<label>Provider<select name="gateway">${gatewayOptions}</select></label>
<label>What happens<select name="next">${FAULTS.map((fault) => option(fault, FAULT_WORDS[fault], false))}</select></label>
<label>How often<input name="count" type="number" min="1" max="1000" value="1"></label>
<button>Break requests</button>
</form>
${armed.length > 0 ? html`<ul class="armed">${armed}</ul>` : html`<p class="muted">All requests work normally.</p>`}</section>`
}

function webhooks(token: string, { webhooks: plans }: State): Html {
  const general = plans.find(({ gateway, orderId }) => !gateway && !orderId)?.mode ?? 'deliver'
  return html`<section><h2>Webhooks</h2>
<form method="post" action="/control/webhooks" class="row">${hidden(token)}
<label>Delivery<select name="mode">${WEBHOOK_MODES.map((mode) => option(mode, MODE_WORDS[mode], mode === general))}</select></label>
<button>Save</button>
</form></section>`
}

function waitingRow(token: string, one: Waiting): Html {
  const buttons = Object.entries(one.ends).map(
    ([end, words]) => html`<button class="small" name="end" value="${end}">${words}</button>`,
  )
  return html`<tr>
<td>${PROVIDER_NAMES[one.gateway]}</td>
<td>${one.what}</td>
<td class="amount">${amountText(one.amountMinor, one.currency)}</td>
<td><code>${one.id}</code></td>
<td><form method="post" action="/control/end" class="ends">${hidden(token)}<input type="hidden" name="gateway" value="${one.gateway}"><input type="hidden" name="id" value="${one.id}">${buttons}</form></td>
</tr>`
}

function waitingTable(token: string, waiting: readonly Waiting[]): Html {
  if (waiting.length === 0) {
    return html`<section><h2>Waiting for an outcome</h2><p class="muted">Pending payments and refunds, and open disputes, appear here.</p></section>`
  }
  return html`<section><h2>Waiting for an outcome</h2><div class="scroll" tabindex="0" role="region" aria-label="Waiting for an outcome"><table>
<thead><tr><th scope="col">Provider</th><th scope="col">What</th><th scope="col" class="amount">Amount</th><th scope="col">Id</th><th scope="col">Set outcome</th></tr></thead>
<tbody>${waiting.map((one) => waitingRow(token, one))}</tbody></table></div></section>`
}

/** The page on which people make the sandbox behave as the providers do on their worse days. */
export function controlPage(
  state: State,
  waiting: readonly Waiting[],
  token: string,
  said: string | null,
): string {
  const body = html`<main class="wide control">
<p class="badge">Payment sandbox</p>
<h1>Control</h1>
<p class="muted">Turn on provider behavior that is hard to trigger. It applies to every new payment until you turn it off or restart the sandbox. <a href="/">Payments and deliveries</a></p>
${said ? html`<p role="status" class="said">${said}</p>` : ''}
<form method="post" action="/control/switches">${hidden(token)}
<div class="providers">${GATEWAYS.map((gateway) => switches(gateway, state))}</div>
<button class="primary">Save switches</button>
</form>
${nextRequests(token, state)}
${webhooks(token, state)}
${waitingTable(token, waiting)}
<section><h2>Start over</h2>
<form method="post" action="/control/calm" class="row">${hidden(token)}<button class="quiet">Turn everything off</button></form>
</section>
</main>`
  return document('Control · Payment sandbox', body)
}
