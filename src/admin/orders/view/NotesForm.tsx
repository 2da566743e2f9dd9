'use client'

import { useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'

/** Notes of staff for staff. */
export function NotesForm({ orderId, notes }: { orderId: string; notes: string }) {
  const [text, setText] = useState(notes)
  const { isBusy, run } = useAction()
  async function save() {
    const answer = await sendJson('PATCH', `/api/orders/${orderId}`, { notes: text })
    return answer.ok ? { ...answer, message: 'Notes saved' } : answer
  }
  return (
    <form
      className="kit-form"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ send: save, failure: (message) => `The notes were not saved: ${message}` })
      }}
    >
      <textarea
        aria-label="Internal notes"
        onChange={(event) => setText(event.target.value)}
        rows={4}
        value={text}
      />
      {text !== notes && (
        <div className="admin-form-actions">
          <ActionButton busyLabel="Saving…" isBusy={isBusy} type="submit">
            Save notes
          </ActionButton>
        </div>
      )}
    </form>
  )
}
