import { type FormEvent, useState } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { Dialog, DialogTitle } from '@/src/storefront/ui/dialog'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'

type ResumeDialogProps = {
  kind: DraftKind
  email: string | undefined
  flush: () => Promise<boolean>
  onClose: () => void
}

type Progress =
  | { readonly at: 'asking' | 'sending' }
  | { readonly at: 'sent'; readonly to: string }
  | { readonly at: 'refused'; readonly message: string; readonly isField: boolean }

/** Asks where to mail the link that leads back to this order. */
export function ResumeDialog({ kind, email, flush, onClose }: ResumeDialogProps) {
  const [typed, setTyped] = useState(email ?? '')
  const [progress, setProgress] = useState<Progress>({ at: 'asking' })

  async function mail(event: FormEvent) {
    event.preventDefault()
    if (progress.at === 'sending') return
    setProgress({ at: 'sending' })
    await flush()
    const result = await request('POST', '/api/checkout/resume', {
      body: { kind, email: typed },
    })
    if (result.ok) return setProgress({ at: 'sent', to: typed.trim() })
    const field = result.fields.email
    setProgress({ at: 'refused', message: field ?? result.message, isField: field !== undefined })
  }

  return (
    <Dialog onClose={onClose} className="max-w-112 p-5 sm:p-6">
      <DialogTitle>{progress.at === 'sent' ? 'Look in your mail' : 'Continue later'}</DialogTitle>
      {progress.at === 'sent' ? (
        <div className="mt-2 flex flex-col gap-5">
          <p role="status" className="text-sm text-muted">
            We emailed a link to <span className="wrap-anywhere">{progress.to}</span>. It opens your
            order on any device. The link works once, for a week.
          </p>
          <Button onClick={onClose}>Go on</Button>
        </div>
      ) : (
        <form noValidate onSubmit={mail} className="mt-2 flex flex-col gap-5">
          <p className="text-sm text-muted">
            Your answers are saved. We email you a link that opens them on any device. It works
            once, for a week.
          </p>
          <TextField
            label="Email address"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={progress.at === 'refused' && progress.isField ? progress.message : undefined}
          />
          {progress.at === 'refused' && !progress.isField && (
            <Notice tone="danger">{progress.message}</Notice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={progress.at === 'sending'} busyLabel="Sending…">
              Send the link
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
