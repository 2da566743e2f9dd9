/**
 * Answers a bank's check without the browser that stands before it: the customer confirms in the
 * bank's app. Gives the address to which the bank then sends the browser.
 */
export async function answerTheBank(
  challenge: string,
  answer: 'complete' | 'fail',
): Promise<string> {
  const response = await fetch(challenge, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  })
  const back = response.headers.get('location')
  if (response.status !== 303 || !back) throw new Error(`The bank answered ${response.status}`)
  return back
}
