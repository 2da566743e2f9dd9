export type CardDetails = { exp_month?: string; exp_year?: string; cvc?: string }

/** Sends a card to the sandbox as the browser's card fields send one to Stripe. */
export function sendCard(
  sandbox: { readonly url: string; readonly publishableKey: string },
  number: string,
  details: CardDetails = {},
): Promise<Response> {
  const card = { exp_month: '12', exp_year: '2040', cvc: '123', ...details, number }
  const fields = Object.entries(card).map(([name, value]) => [
    `payment_method_data[card][${name}]`,
    value,
  ])
  return fetch(`${sandbox.url}/v1/confirmation_tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.publishableKey}` },
    body: new URLSearchParams([['payment_method_data[type]', 'card'], ...fields]),
  })
}
