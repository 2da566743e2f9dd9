import { request } from './request'

/** What was typed and not sent stays in this tab's storage: the next person here is someone else. */
function forgetTyped(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Ends the session, forgets what was typed in this tab, and goes on to another page. False when no
 * one heard it; what was typed is gone all the same.
 */
export async function signOut(next = '/'): Promise<boolean> {
  forgetTyped()
  const { ok } = await request('POST', '/api/account/sign-out')
  if (ok) window.location.assign(next)
  return ok
}
