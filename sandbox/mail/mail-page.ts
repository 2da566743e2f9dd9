import { document, type Html, html } from '@/sandbox/payments/pages/html'

import {
  FAULT_NAMES,
  MAIL_FAULTS,
  MAIL_OUTCOMES,
  type MailFault,
  type MailOutcome,
  type MailSwitches,
  OUTCOME_NAMES,
} from './mail-switches'
import type { SandboxMail } from './taken-mail'

type Armed = { readonly name: MailOutcome | MailFault; readonly left: number } | null

const faultWords: Readonly<Record<string, string>> = MAIL_FAULTS

function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, words: string])[],
  armed: Armed,
): Html {
  const rows = options.map(([value, words]) =>
    value === armed?.name
      ? html`<option value="${value}" selected>${words}</option>`
      : html`<option value="${value}">${words}</option>`,
  )
  return html`<label>${label}<select name="${name}"><option value="">Normal</option>${rows}</select></label>`
}

const WAYS = { smtp: 'SMTP', sendpulse: 'SendPulse' } as const

const row = ({ way, to, subject, id }: SandboxMail): Html =>
  html`<tr><td>${WAYS[way]}</td><td>${to}</td><td>${subject}</td><td><code>${id}</code></td></tr>`

type Page = {
  readonly siteUrl: string
  readonly token: string
  readonly state: ReturnType<MailSwitches['state']>
  readonly mails: readonly SandboxMail[]
  readonly isSaved: boolean
}

/** What was handed over lately, and how the next mails fare. Their texts are in the shop’s inbox. */
export function mailPage({ siteUrl, token, state, mails, isSaved }: Page): string {
  const { fault, outcome } = state
  const body = html`<main class="wide control">
<p class="badge">Mail sandbox</p>
<h1>Mail</h1>
<p class="muted">No email leaves this machine. This server imitates a mail server and the part of SendPulse’s API that the shop uses. Read the emails in the <a href="${siteUrl}/sandbox/inbox">sandbox inbox</a>. <a href="/">Payments</a></p>
${isSaved ? html`<p role="status" class="said">Saved. It applies to the next emails.</p>` : ''}
<section><h2>Next emails</h2>
<form method="post" action="/mail/switches" class="row"><input type="hidden" name="token" value="${token}">
${choice(
  'fault',
  'While sending',
  FAULT_NAMES.map((name) => [name, faultWords[name] ?? name] as const),
  fault,
)}
${choice(
  'outcome',
  'After sending',
  OUTCOME_NAMES.map((name) => [name, MAIL_OUTCOMES[name]] as const),
  outcome,
)}
<label>How many<input name="count" type="number" min="1" max="10000" value="${String(fault?.left ?? outcome?.left ?? 1)}"></label>
<button class="primary">Save</button>
</form></section>
<section><h2>Emails taken</h2>${
    mails.length === 0
      ? html`<p class="muted">No emails yet. Choose SMTP or SendPulse under Email Marketing, Settings, and leave the host or the client ID empty.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Emails taken"><table>
<thead><tr><th scope="col">By</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Id</th></tr></thead>
<tbody>${mails.map(row)}</tbody></table></div>`
  }</section>
</main>`
  return document('Mail sandbox', body)
}
