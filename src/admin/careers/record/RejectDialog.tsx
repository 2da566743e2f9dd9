'use client'

import { useState } from 'react'

import { FormRow } from '@/src/admin/kit/form/inputs'
import { sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { AskDialog } from '@/src/admin/kit/ui/dialogs'
import { REJECTION_TEXT } from '@/src/domain/careers/application-change'
import type { Stage } from '@/src/domain/careers/stages'

type Props = {
  readonly application: { readonly id: string; readonly name: string; readonly stage: Stage }
  readonly onClose: () => void
  readonly done: () => void
}

/** Rejects an applicant, with an email that can be stopped for an hour, or without one. */
export function RejectDialog({ application: { id, name, stage }, onClose, done }: Props) {
  const [isMailed, setMailed] = useState(true)
  const [text, setText] = useState(REJECTION_TEXT)
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useAction()
  const reject = async () => {
    const answer = await run({
      send: () =>
        sendJson('POST', `/api/applications/${id}/move`, {
          stage: 'rejected',
          seen: stage,
          ...(isMailed && { mail: text }),
        }),
    })
    if (answer.ok) done()
    else setProblem(answer.fields.mail)
  }
  return (
    <AskDialog
      act={isMailed ? 'Reject and email' : 'Reject without email'}
      asked={{ isOpen: true, open: (isOpen) => !isOpen && onClose(), isBusy, act: reject }}
      busyLabel="Rejecting…"
      keep="Keep application"
      title={`Reject ${name}?`}
    >
      <div className="kit-form">
        <label className="flex items-center gap-2 mb-3">
          <input
            checked={isMailed}
            onChange={(event) => setMailed(event.target.checked)}
            type="checkbox"
          />
          Email {name}
        </label>
        {isMailed && (
          <FormRow
            error={problem}
            help="It is sent in an hour. Until then you can stop it in the application."
            label="Message"
          >
            {(control) => (
              <textarea
                {...control}
                maxLength={5000}
                onChange={(event) => setText(event.target.value)}
                rows={7}
                value={text}
              />
            )}
          </FormRow>
        )}
      </div>
    </AskDialog>
  )
}
