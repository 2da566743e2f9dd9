import { request } from './request'

/** Ends the session and goes on to another page. False when no one heard it. */
export async function signOut(next = '/'): Promise<boolean> {
  const { ok } = await request('POST', '/api/account/sign-out')
  if (ok) window.location.assign(next)
  return ok
}
