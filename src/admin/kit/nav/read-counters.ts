'use server'

import config from '@payload-config'
import { headers } from 'next/headers'
import { createLocalReq, getPayload } from 'payload'

import { isStaff } from '@/src/access/permissions'

import { type Counters, countersFor } from './counters'

/** The counters of the menu that the user may see. */
export async function readCounters(): Promise<Counters> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const req = await createLocalReq(user ? { user } : {}, payload)
  return isStaff(req) ? countersFor(req) : {}
}
