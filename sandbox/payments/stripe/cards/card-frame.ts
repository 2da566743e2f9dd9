import { page } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { html } from '@/sandbox/payments/pages/html'
import { spaced, TEST_CARDS } from '@/sandbox/payments/stripe/cards/cards'
import { badRequest } from '@/sandbox/payments/stripe/errors'

const BRAND_MARKS = html`<span class="marks" aria-hidden="true">
<svg class="mark" data-brand="visa" viewBox="0 0 32 20"><rect x=".5" y=".5" width="31" height="19" rx="3.5" fill="#fff" stroke="#d9dde5"/><text x="16" y="13.4" text-anchor="middle" font-family="Arial, sans-serif" font-size="9.5" font-weight="800" font-style="italic" fill="#1434cb" textLength="23" lengthAdjust="spacingAndGlyphs">VISA</text></svg>
<svg class="mark" data-brand="mastercard" viewBox="0 0 32 20"><rect x=".5" y=".5" width="31" height="19" rx="3.5" fill="#fff" stroke="#d9dde5"/><circle cx="13" cy="10" r="5.6" fill="#eb001b"/><circle cx="19" cy="10" r="5.6" fill="#f79e1b"/><path d="M16 5.3a5.6 5.6 0 0 1 0 9.4 5.6 5.6 0 0 1 0-9.4Z" fill="#ff5f00"/></svg>
<svg class="mark" data-brand="amex" viewBox="0 0 32 20"><rect width="32" height="20" rx="4" fill="#016fd0"/><text x="16" y="12.9" text-anchor="middle" font-family="Arial, sans-serif" font-size="7.2" font-weight="700" fill="#fff" textLength="25" lengthAdjust="spacingAndGlyphs">AMEX</text></svg>
</span>`

const CVC_MARK = html`<svg class="cvc-mark" viewBox="0 0 32 20" aria-hidden="true"><rect x=".75" y=".75" width="30.5" height="18.5" rx="3.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M1 5h30" stroke="currentColor" stroke-width="3"/><rect x="15.5" y="9.5" width="12" height="6.5" rx="3.25" fill="none" stroke="currentColor" stroke-width="1.3"/><path d="M18.7 12.75h.01M21.5 12.75h.01M24.3 12.75h.01" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/></svg>`

const FIELDS = html`<div class="field" data-field="number">
<label for="number">Card number</label>
<div class="input"><input id="number" name="cardnumber" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="23" aria-required="true" aria-describedby="number-error" spellcheck="false" autocorrect="off">${BRAND_MARKS}</div>
<p class="error" id="number-error" aria-live="polite"></p>
</div>
<div class="pair">
<div class="field" data-field="expiry">
<label for="expiry">Expiration date</label>
<div class="input"><input id="expiry" name="exp-date" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9" aria-required="true" aria-describedby="expiry-error" spellcheck="false"></div>
<p class="error" id="expiry-error" aria-live="polite"></p>
</div>
<div class="field" data-field="cvc">
<label for="cvc">Security code</label>
<div class="input"><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4" aria-required="true" aria-describedby="cvc-error" spellcheck="false">${CVC_MARK}</div>
<p class="error" id="cvc-error" aria-live="polite"></p>
</div>
</div>`

const NOTE = html`<div class="note">
<p><strong>Payment sandbox</strong> — no real card is charged. Try <button type="button" class="fill" data-number="4242424242424242">4242 4242 4242 4242</button></p>
<details><summary>Other test cards</summary>
<p class="hint">Use any future expiry date and any security code.</p>
<ul>${TEST_CARDS.slice(1).map(
  ({ number, meaning }) =>
    html`<li><span>${meaning}</span><button type="button" class="fill" data-number="${number}">${spaced(number)}</button></li>`,
)}</ul>
</details>
</div>`

/** The card fields, in a frame of our own origin so that the shop never sees a card number. */
export async function cardFrame({ sandbox, request }: Visit) {
  const parent = request.query.get('origin') ?? ''
  if (!sandbox.shopOrigins.includes(parent)) {
    throw badRequest('Only the shop that uses this sandbox can show these card fields.')
  }
  const frame = request.query.get('frame') ?? ''
  const numbers = TEST_CARDS.map(({ number }) => number).join(' ')
  const markup = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details (payment sandbox)</title>
<link rel="stylesheet" href="/assets/card-frame.css">
<script type="module" src="/assets/card-frame.js"></script>
</head>
<body data-parent="${parent}" data-frame="${frame}" data-cards="${numbers}">
<main aria-label="Card details">
<h1>Card details</h1>
<form id="card" autocomplete="on" novalidate>${FIELDS}</form>
${NOTE}
</main>
</body>
</html>`.markup
  return page(markup, { framedBy: sandbox.shopOrigins, fontsFrom: sandbox.shopOrigins })
}
