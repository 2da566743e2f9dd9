import { FACTOR_LABELS } from '@/src/domain/accounts/two-factor/factor-input'

import { confirmFactor } from './factor-gate'

/** Where Payload's own forms save what asks for the second factor again. */
const STOCK = /^\/api\/(?:globals\/\w+|rolePermissions(?:\/[\w-]+)?|users(?:\/[\da-f-]{36})?)$/

const NOT_SAVED = `Not saved. ${FACTOR_LABELS} What you typed is kept.`

const pathOf = (input: RequestInfo | URL): string => {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address, 'https://here.invalid').pathname
}

/**
 * A `fetch` for pages with forms of Payload's, which know nothing of the second factor: where what
 * they send wants one, the person is asked, and the same is sent again. To people who would rather not
 * it fails: after an answer, whichever it is, Payload takes what was typed for saved, and the form
 * could not be sent again.
 */
export const askingForFactor =
  (plain: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await plain(input, init)
    if (response.status !== 403 || !STOCK.test(pathOf(input))) return response
    const isAsked = (await response.clone().text()).includes(FACTOR_LABELS)
    if (!isAsked) return response
    if (await confirmFactor()) return plain(input, init)
    throw new Error(NOT_SAVED)
  }
