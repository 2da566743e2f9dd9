import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'

import { may } from '@/src/access/permissions'

import { signedInUser, viewed } from './session'

/** Whether what is opened here may be downloaded: by staff who look through a customer's eyes only with the right to orders. */
export async function mayDownload(): Promise<boolean> {
  if (!(await viewed())) return true
  const user = await signedInUser()
  const payload = await getPayload({ config })
  const req = await createLocalReq(user ? { user } : {}, payload)
  return may(req, 'view_orders')
}
