import { checkMailPage } from '@/src/domain/accounts/check-mail'
import { type Reader, request } from '@/src/lib/browser/request'
import { type ApiResult, partOf } from '@/src/lib/browser/result'

/** The account forms, each by its address under /api/account. */
export type AccountForm =
  | 'sign-in'
  | 'second-step'
  | 'sign-up'
  | 'confirm'
  | 'confirm/resend'
  | 'forgot'
  | 'reset'
  | 'invitation'

/** What these say: a page to go on to, or that a mail is on its way. */
type Entered = { readonly redirect?: string }

/** Whether it is one of the two; zod would weigh more than the forms. */
const ENTERED: Reader<Entered> = {
  safeParse: (body) => {
    const redirect = partOf(body, 'redirect')
    if (typeof redirect === 'string') return { success: true, data: { redirect } }
    const isMailed = partOf(body, 'status') === 'check_mail'
    return isMailed ? { success: true, data: {} } : { success: false }
  },
}

function pageAfter(form: AccountForm, { redirect }: Entered, sent: { next?: string }): string {
  if (redirect !== undefined) return redirect
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
): Promise<ApiResult<{ redirect: string }>> {
  const result = await request('POST', `/api/account/${form}`, { body: sent, answer: ENTERED })
  if (result.ok) return { ok: true, value: { redirect: pageAfter(form, result.value, sent) } }
  const isExplained = result.status === 0 || partOf(result.body, 'error') !== undefined
  return isExplained ? result : { ...result, message: failure }
}
