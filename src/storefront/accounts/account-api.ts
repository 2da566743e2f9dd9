import { z } from 'zod'

import { checkMailPage } from '@/src/domain/accounts/check-mail'
import { request } from '@/src/lib/browser/request'
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

const ENTERED = z.union([
  z.object({ status: z.literal('check_mail') }),
  z.object({ redirect: z.string() }),
])

function pageAfter(
  form: AccountForm,
  answer: z.infer<typeof ENTERED>,
  sent: { next?: string },
): string {
  if ('redirect' in answer) return answer.redirect
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
