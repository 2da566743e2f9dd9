'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, TypedRow } from '@/src/admin/kit/form/inputs'
import { useKeptText } from '@/src/admin/kit/form/use-kept-text'
import type { Selected } from '@/src/admin/kit/list/bulk/selection'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice, PageLink } from '@/src/admin/kit/ui/parts'
import { LEAD_LABELS } from '@/src/domain/leads/lead-change'

import { mailLeadsOf } from './mail-leads-of'
import type { Mailed } from './mail-selected'

const LOST: Mailed = {
  ok: false,
  message: `${LEAD_LABELS.mailFailed}. The server did not respond.`,
}

export function MailDialog({ selected, close }: { selected: Selected; close: () => void }) {
  const [subject, writeSubject] = useKeptText('lead-mail:subject')
  const [message, writeMessage] = useKeptText('lead-mail:message')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Mailed | null>(null)

  const send = async () => {
    setBusy(true)
    const mailed = await mailLeadsOf(selected, { subject, message }).catch(() => LOST)
    setBusy(false)
    setAnswer(mailed)
    if (!mailed.ok) return
    toast.success(mailed.message)
    writeSubject('')
    writeMessage('')
  }
  const errorOf = (field: string) =>
    answer && !answer.ok && answer.field === field ? answer.message : undefined
  const whole = answer && !answer.ok && !answer.field ? answer.message : null
  if (answer?.ok && answer.campaign) {
    return (
      <KitDialog isOpen onOpen={close} title="Email leads">
        <p role="status">{answer.message}</p>
        <p>
          <PageLink href={`${adminHref('emailCampaign')}?id=${answer.campaign}`}>
            Open the campaign
          </PageLink>
        </p>
      </KitDialog>
    )
  }
  return (
    <KitDialog isOpen onOpen={close} title="Email leads">
      <AdminForm
        action="Save as campaign"
        refused=""
        state={{ submit: () => void send(), busy: isBusy, failure: null }}
      >
        <TypedRow
          error={errorOf('subject')}
          id="lead-mail-subject"
          label="Subject"
          most={200}
          onType={writeSubject}
          required
          value={subject}
        />
        <FormRow
          error={errorOf('message')}
          help="This makes a draft campaign to these leads. Nothing is sent until the campaign is sent."
          id="lead-mail-message"
          label="Message"
          required
        >
          {(control) => (
            <textarea
              {...control}
              onChange={(event) => writeMessage(event.target.value)}
              rows={8}
              value={message}
            />
          )}
        </FormRow>
        {whole && <Notice tone="error">{whole}</Notice>}
      </AdminForm>
    </KitDialog>
  )
}
