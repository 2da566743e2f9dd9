import { cacheTag } from 'next/cache'

import { officeDayAt } from '@/src/services/platform/business-zone'

import { publicPayload } from './public-payload'

/**
 * Today in the office, as an ISO day. For a cached function, which it tags: staff may choose another
 * time zone.
 */
export async function officeDayHere(): Promise<string> {
  cacheTag('settings')
  return officeDayAt(await publicPayload(), new Date())
}
