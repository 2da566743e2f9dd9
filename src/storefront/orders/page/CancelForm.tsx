import { useState } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'

type CancelFormProps = {
  /** The day until which it runs on. */
  until: string
  busy: boolean
  onCancel: (reason: string) => void
  onKeep: () => void
}

/** Says what cancelling means, and asks why, which need not be answered. */
export function CancelForm({ until, busy, onCancel, onKeep }: CancelFormProps) {
  const [reason, setReason] = useState('')
  return (
    <form
      noValidate
      className="flex flex-col gap-4 rounded-ui border border-border bg-panel p-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCancel(reason)
      }}
    >
      <p className="text-sm">
        It stays active until {until} and does not renew. You can change your mind until then.
      </p>
      <TextareaField
        label="Why are you canceling?"
        optional
        name="reason"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className="min-h-16"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="danger" busy={busy} busyLabel="Canceling…">
          Cancel subscription
        </Button>
        <Button size="sm" variant="ghost" onClick={onKeep}>
          Keep subscription
        </Button>
      </div>
    </form>
  )
}
