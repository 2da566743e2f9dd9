import { useState } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { resumeInput } from '@/src/domain/checkout/resume-input'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { Dialog, DialogTitle } from '@/src/storefront/ui/dialog'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'

type ResumeDialogProps = {
  kind: DraftKind
  email: string | undefined
  flush: () => Promise<unknown>
  onClose: () => void
}

/** Asks where to mail the link that leads back to this order. */
export function ResumeDialog({ kind, email, flush, onClose }: ResumeDialogProps) {
  const [to, setTo] = useState<string>()
  const { field, submit, busy, failure } = useServerForm({
    schema: resumeInput,
    values: { email: email ?? '', kind },
    send: async (body) => {
      await flush()
      return request('POST', '/api/checkout/resume', { body })
    },
    done: (_, typed) => setTo(typed.email),
  })

  return (
    <Dialog onClose={onClose} className="max-w-112 p-5 sm:p-6">
      <DialogTitle>{to ? 'Check your email' : 'Continue later'}</DialogTitle>
      {to ? (
        <div className="mt-2 flex flex-col gap-5">
          <p role="status" className="text-sm text-muted">
            We emailed a link to <span className="wrap-anywhere">{to}</span>. It opens your order on
            any device. The link works once, for a week.
          </p>
          <Button onClick={onClose}>Continue</Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-5">
          <p className="text-sm text-muted">
            Your answers are saved. We email you a link that opens them on any device. It works
            once, for a week.
          </p>
          <EmailField label="Email address" autoComplete="email" {...field('email')} />
          <FailureNotice failure={failure} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy} busyLabel="Sending…">
              Send the link
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
