import { cacheLife, cacheTag } from 'next/cache'
import { publicPayload } from '@/src/queries/platform/public-payload'
import { officeDayAt } from '@/src/services/platform/business-zone'

/**
 * Today in the office, as an ISO day. For a cached function, which it tags: staff may choose another
 * time zone.
 */
export async function officeDayHere(): Promise<string> {
  cacheTag('settings')
  return officeDayAt(await publicPayload(), new Date())
}

/** The year of the copyright line: a clock on a prerendered page, looked at once a day. */
export async function currentYear(): Promise<number> {
  'use cache'
  cacheLife('days')
  return new Date().getUTCFullYear()
}
