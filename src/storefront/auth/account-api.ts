/** What came of sending an account form. */
type Entered =
  | { readonly ok: true; readonly redirect: string }
  | {
      readonly ok: false
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

type Answer = {
  redirect?: string
  error?: { message?: string; id?: string; fields?: Record<string, string> }
}

/**
 * Signs in or up. The session comes as a cookie; the answer says where to go on. `failure` is said
 * when the server gives no reason.
 */
export async function enter(
  way: 'sign-in' | 'sign-up',
  form: object,
  failure = 'An error occurred',
): Promise<Entered> {
  try {
    const response = await fetch(`/api/account/${way}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
    })
    const answer: Answer = await response.json()
    if (response.ok && answer.redirect) return { ok: true, redirect: answer.redirect }
    const { message, id, fields } = answer.error ?? {}
    const words = message ?? failure
    return { ok: false, message: id ? `${words} (${id})` : words, fields: fields ?? {} }
  } catch {
    return {
      ok: false,
      message: 'We could not reach the server. Check your connection and try again.',
      fields: {},
    }
  }
}
