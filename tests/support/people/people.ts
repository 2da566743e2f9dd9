import { createLocalReq, loginOperation, type Payload } from 'payload'

import {
  AREA_NAMES,
  type Area,
  isSensitive,
  SENSITIVE,
} from '@/src/domain/platform/permissions/areas'

import { builder, PASSWORD } from '../builders'
import type { Data } from '../builders/maker'

/** Someone with a session: the headers that their browser would send along. */
export type SignedIn = { readonly id: string; readonly headers: Readonly<Record<string, string>> }

/** Signs someone in and answers with the headers of their browser's requests. */
export async function signIn(
  payload: Payload,
  email: string,
  password: string = PASSWORD,
): Promise<SignedIn> {
  const { token, user } = await loginOperation({
    collection: payload.collections.users,
    data: { email, password },
    req: await createLocalReq({}, payload), // payload.login keeps the token to itself
  })
  if (!token || !user) throw new Error(`No session for ${email}`)
  return {
    id: String(user.id),
    headers: { cookie: `payload-token=${token}`, origin: 'http://localhost:3000' },
  }
}

/** Makes someone with an account and signs them in. */
export async function person(
  payload: Payload,
  overrides: Partial<Data<'users'>> = {},
): Promise<SignedIn> {
  const user = await builder(payload)('users', overrides)
  return signIn(payload, user.email)
}

/** What lets someone see an area, and change nothing in it. */
const viewing = (area: Area): Partial<Data<'users'>> => ({
  role: 'sub_admin',
  permissionGrants: [`view_${area}`],
  permissionDenials: [`manage_${area}`],
})

/** Someone who may see what is of an area and no more, in a browser and within the server. */
export async function viewerOf(payload: Payload, area: Area) {
  const user = await builder(payload)('users', viewing(area))
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return { id: user.id, as: await signIn(payload, user.email), req }
}

/** Someone who may do all that there is in an area, and someone who may only see it. */
export async function staffOf(payload: Payload, area: Area) {
  const sensitive = AREA_NAMES.filter((one) => isSensitive(one) && SENSITIVE[one].within === area)
  const permissionGrants = [area, ...sensitive].map((one) => `manage_${one}` as const)
  return {
    manager: await person(payload, { role: 'sub_admin', permissionGrants }),
    viewer: await person(payload, viewing(area)),
  }
}
