import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { selectedInput } from '@/src/admin/kit/list/bulk/selection'
import { listRequest } from '@/src/admin/kit/list/csv-of'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { refusedWhileViewing } from '@/src/admin/kit/viewing'
import { LEAD_LABELS, leadMail, mailingText } from '@/src/domain/leads/lead-change'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { requiredPermission } from '@/src/domain/platform/permissions/permission-text'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { mailLeads } from '@/src/services/leads/mail-leads'

import { leadQuestions } from '../list/lead-views'
import { leadsList } from '../list/leads-list'

export type Mailed = {
  readonly ok: boolean
  readonly message: string
  readonly campaign?: string
}

const refused = (why: string): Mailed => ({
  ok: false,
  message: `${LEAD_LABELS.mailFailed}. ${why}`,
})

export async function mailFor(
  req: PayloadRequest,
  selected: unknown,
  typed: unknown,
): Promise<Mailed> {
  const chosen = selectedInput.safeParse(selected)
  if (!chosen.success) return refused('Choose rows of this list.')
  const mail = leadMail.safeParse(typed)
  if (!mail.success) return refused(mail.error.issues[0]?.message ?? 'Check the form.')
  const audience =
    'ids' in chosen.data
      ? chosen.data
      : { where: questionIn(leadQuestions, chosen.data.question, req.user?.id).where }
  try {
    const mailing = await mailLeads(req, audience, mail.data)
    return { ok: true, message: mailingText(mailing), campaign: mailing.campaign }
  } catch (error) {
    if (error instanceof AppError) return refused(error.message)
    log.error({ err: error }, 'leads could not be mailed')
    return refused('Please try again.')
  }
}

/** Mails the selected leads for the signed-in person, if they may see the list and write to leads. */
export async function mailSelected(selected: unknown, typed: unknown): Promise<Mailed> {
  const viewing = await refusedWhileViewing()
  if (viewing) return refused(viewing.message)
  const req = await listRequest(leadsList)
  if (!req || !(await can(req, 'mailLeads'))) {
    return refused(requiredPermission(ACTIONS.mailLeads))
  }
  return mailFor(req, selected, typed)
}
