import { randomInt } from 'node:crypto'

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An id in PayPal's manner: capitals and digits, 17 of them for orders, captures and refunds. */
export const paypalId = (length = 17): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')

/** A moment in seconds as PayPal writes it: 2026-11-21T04:05:06Z. */
export const timeText = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z')

const PAYER_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A payer's id: 13 characters, without those that look alike. */
export const payerId = (): string =>
  Array.from({ length: 13 }, () => PAYER_CHARACTERS[randomInt(PAYER_CHARACTERS.length)]).join('')
