import { document, type Html, html } from '@/sandbox/payments/pages/html'

import type { SandboxMessage } from './events'
import {
  WHATSAPP_FAULT_NAMES,
  WHATSAPP_FAULTS,
  WHATSAPP_OUTCOME_NAMES,
  WHATSAPP_OUTCOMES,
  type WhatsAppSwitches,
} from './switches'

type Page = {
  readonly siteUrl: string
  readonly token: string
  readonly state: ReturnType<WhatsAppSwitches['state']>
  readonly messages: readonly SandboxMessage[]
  readonly said: string | null
}

function choice(
  name: string,
  label: string,
  normal: string,
  options: readonly (readonly [value: string, words: string])[],
  armed: string | undefined,
): Html {
  const rows = options.map(([value, words]) =>
    value === armed
      ? html`<option value="${value}" selected>${words}</option>`
      : html`<option value="${value}">${words}</option>`,
  )
  return html`<label>${label}<select name="${name}"><option value="">${normal}</option>${rows}</select></label>`
}

const row = ({ to, words, id }: SandboxMessage): Html =>
  html`<tr><td>+${to}</td><td>${words}</td><td><code>${id}</code></td></tr>`

const list = (messages: readonly SandboxMessage[]): Html =>
  messages.length === 0
    ? html`<p class="muted">No messages yet. Switch the Cloud API on under WhatsApp Settings, and leave every key empty.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Messages taken"><table>
<thead><tr><th scope="col">To</th><th scope="col">Message</th><th scope="col">Id</th></tr></thead>
<tbody>${messages.map(row)}</tbody></table></div>`

/** What was handed over lately, how the next messages fare, and a customer who writes. */
export function whatsappPage({ siteUrl, token, state, messages, said }: Page): string {
  const { fault, outcome } = state
  const hidden = html`<input type="hidden" name="token" value="${token}">`
  const body = html`<main class="wide control">
<p class="badge">WhatsApp sandbox</p>
<h1>WhatsApp</h1>
<p class="muted">No message leaves this machine. This server imitates the part of Meta’s Graph API that the shop at <a href="${siteUrl}">${siteUrl}</a> uses. <a href="/">Payments</a> · <a href="/mail">Mail sandbox</a></p>
${said ? html`<p role="status" class="said">${said}</p>` : ''}
<section><h2>Next messages</h2>
<form method="post" action="/whatsapp/switches" class="row">${hidden}
${choice(
  'fault',
  'While sending',
  'Normal',
  WHATSAPP_FAULT_NAMES.map((name) => [name, WHATSAPP_FAULTS[name]] as const),
  fault?.name,
)}
${choice(
  'outcome',
  'After sending',
  'Is delivered',
  WHATSAPP_OUTCOME_NAMES.map((name) => [name, WHATSAPP_OUTCOMES[name]] as const),
  outcome?.name,
)}
<label>How many<input name="count" type="number" min="1" max="10000" value="${String(fault?.left ?? outcome?.left ?? 1)}"></label>
<button class="primary">Save</button>
</form></section>
<section><h2>A customer writes</h2>
<form method="post" action="/whatsapp/write" class="row">${hidden}
<label>From<input name="from" type="tel" required value="+13075550150"></label>
<label>Name<input name="name" type="text" required value="Maria Lopez"></label>
<label>Kind<select name="kind"><option value="text">Text</option><option value="image">Picture</option><option value="audio">Voice message</option></select></label>
<label>Text<input name="text" type="text" value="Hello, where is my certificate?"></label>
<button class="primary">Send</button>
</form></section>
<section><h2>Messages taken</h2>${list(messages)}</section>
</main>`
  return document('WhatsApp sandbox', body)
}
