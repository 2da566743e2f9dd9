'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { AskDialog, useAsked } from '@/src/admin/kit/ui/dialog/AskDialog'
import { sendJson } from '@/src/admin/kit/ui/send-json'

type Props = {
  readonly application: { readonly id: string; readonly name: string }
  readonly done: () => void
}

/** Deletes an application at once, as an applicant may ask. */
export function DeleteApplication({ application: { id, name }, done }: Props) {
  const send = () => sendJson('POST', `/api/applications/${id}/remove`)
  const asked = useAsked(send, undefined, done)
  return (
    <>
      <ActionButton busyLabel="" isBusy={false} onAct={() => asked.open(true)}>
        Delete application
      </ActionButton>
      <AskDialog
        act="Delete application"
        asked={asked}
        busyLabel="Deleting…"
        keep="Keep application"
        title={`Delete the application of ${name}?`}
      >
        <p>The application, its CV, notes and emails are deleted now. You cannot restore them.</p>
      </AskDialog>
    </>
  )
}
