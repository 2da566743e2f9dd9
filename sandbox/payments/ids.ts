import { randomBytes } from 'node:crypto'

/** An id in Stripe's manner: a prefix that says what it is, then 24 characters no one can guess. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`

/** Now, in the whole seconds that Stripe counts in. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
