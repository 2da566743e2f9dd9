import { checkMailPage } from '@/src/domain/accounts/check-mail'

/** The account forms, each by its address under /api/account. */
export type AccountForm =
  | 'sign-in'
  | 'sign-up'
  | 'confirm'
  | 'confirm/resend'
  | 'forgot'
  | 'reset'
  | 'invitation'

/** What came of sending an account form. */
type Entered =
  | { readonly ok: true; readonly redirect: string }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

type Answer = {
  redirect?: string
  status?: 'check_mail'
  error?: { code?: string; message?: string; id?: string; fields?: Record<string, string> }
}

function pageAfter(form: AccountForm, answer: Answer, sent: { next?: string }): string | undefined {
  if (answer.status !== 'check_mail') return answer.redirect
  return form === 'forgot' ? checkMailPage('reset') : checkMailPage('sign-up', sent.next)
}

/**
 * Sends an account form. A session comes as a cookie; the answer says where to go on. `failure` is
 * said when the server gives no reason.
 */
export async function enter(
  form: AccountForm,
  sent: { next?: string },
  failure = 'An error occurred',
): Promise<Entered> {
  try {
    const response = await fetch(`/api/account/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    })
    const answer: Answer = await response.json()
    const redirect = pageAfter(form, answer, sent)
    if (response.ok && redirect) return { ok: true, redirect }
    const { code = '', message, id, fields } = answer.error ?? {}
    const words = message ?? failure
    return { ok: false, code, message: id ? `${words} (${id})` : words, fields: fields ?? {} }
  } catch {
    return {
      ok: false,
      code: 'offline',
      message: 'We could not reach the server. Check your connection and try again.',
      fields: {},
    }
  }
}
