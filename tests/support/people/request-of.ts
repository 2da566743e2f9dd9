import { createLocalReq, type PayloadRequest } from 'payload'

import { builder } from '../builders'
import type { Data } from '../builders/maker'
import { testPayload } from '../database'

/** A request of someone for whom an account is made. */
export async function requestOf(data: Partial<Data<'users'>> = {}): Promise<PayloadRequest> {
  const payload = await testPayload()
  const user = await builder(payload)('users', data)
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}
