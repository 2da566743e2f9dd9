import { z } from 'zod'

import { page, seeOther } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { amountText, document, html } from '@/sandbox/payments/pages/html'
import { findChallenge, findIntent, findToken } from '@/sandbox/payments/stripe/books'
import { notAuthenticated } from '@/sandbox/payments/stripe/cards/charge-card'
import {
  attemptBy,
  recordAttempt,
  recordFailure,
} from '@/sandbox/payments/stripe/intents/confirm-intent'
import type { Challenge, Intent } from '@/sandbox/payments/stripe/objects'

const answerSchema = z.enum(['complete', 'fail', 'cancel'])

const REDIRECTS: Readonly<Partial<Record<Intent['status'], string>>> = {
  succeeded: 'succeeded',
  processing: 'pending',
}

/** Back to the shop, with what Stripe adds to the address. */
function backToShop({ return_url }: Challenge, intent: Intent) {
  const url = new URL(return_url)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', REDIRECTS[intent.status] ?? 'failed')
  return seeOther(url.href)
}

/** Where the imaginary bank asks whether it is really the cardholder who pays. */
export async function showChallenge({ sandbox, id }: Visit) {
  const challenge = await findChallenge(sandbox.store, id)
  const intent = await findIntent(sandbox.store, challenge.intent)
  if (intent.status !== 'requires_action') return backToShop(challenge, intent)
  const { card } = await findToken(sandbox.store, challenge.token)
  const shop = new URL(sandbox.siteUrl).host
  const body = html`<main class="bank">
<header><span class="bank-name"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M12 2 2.5 7.2v2.1h19V7.2L12 2ZM4.6 11v7h2.6v-7H4.6Zm6.1 0v7h2.6v-7h-2.6Zm6.1 0v7h2.6v-7h-2.6ZM2.5 19.7V22h19v-2.3h-19Z" fill="currentColor"/></svg>Test Bank</span><span class="badge">Payment sandbox</span></header>
<h1>Confirm your purchase</h1>
<p>Your bank confirms that it is you. In the sandbox, you choose how the check ends.</p>
<dl>
<div><dt>Merchant</dt><dd>${shop}</dd></div>
<div><dt>Amount</dt><dd class="amount">${amountText(intent.amount, intent.currency)}</dd></div>
<div><dt>Card</dt><dd class="amount">•••• ${card.last4}</dd></div>
</dl>
<form method="post" action="/3ds/${challenge.id}">
<button class="primary" name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button>
<button class="quiet" name="answer" value="cancel">Cancel and return to the shop</button>
</form>
</main>`
  return page(document('Confirm your purchase · Payment sandbox', body), {
    formsTo: sandbox.shopOrigins,
  })
}

/** The cardholder's answer: the card is charged, or not; and back to the shop. */
export async function answerChallenge({ sandbox, request, id }: Visit) {
  const challenge = await findChallenge(sandbox.store, id)
  const answer = answerSchema.safeParse(new URLSearchParams(request.body).get('answer'))
  return sandbox.lock(challenge.intent, async () => {
    const intent = await findIntent(sandbox.store, challenge.intent)
    if (intent.status !== 'requires_action') return backToShop(challenge, intent)
    if (answer.data !== 'complete') {
      const failed = notAuthenticated(intent)
      await recordFailure(sandbox, failed)
      return backToShop(challenge, failed)
    }
    const token = await findToken(sandbox.store, challenge.token)
    const attempt = attemptBy(sandbox, intent, token)
    await recordAttempt(sandbox, attempt, token)
    return backToShop(challenge, attempt.intent)
  })
}
