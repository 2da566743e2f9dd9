import { cacheLife } from 'next/cache'

/** The year of the copyright line: a clock on a prerendered page, looked at once a day. */
export async function currentYear(): Promise<number> {
  'use cache'
  cacheLife('days')
  return new Date().getUTCFullYear()
}
