import { randomInt } from 'node:crypto'

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function base62(value: number): string {
  let text = ''
  for (let left = value; left > 0; left = Math.floor(left / CHARACTERS.length)) {
    text = (CHARACTERS[left % CHARACTERS.length] ?? '') + text
  }
  return text
}

/** An id in Razorpay's manner: 14 letters and digits, which begin with the time. */
export function razorpayId(prefix: string): string {
  const time = base62(Date.now())
  const rest = Array.from({ length: 14 - time.length }, () => CHARACTERS[randomInt(62)])
  return `${prefix}_${time}${rest.join('')}`
}
