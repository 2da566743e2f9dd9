'use client'

import { z } from 'zod'
import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { Notice } from '@/src/admin/kit/ui/parts'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

type Props = {
  /** The operator's own certificate; null while the installation's own key seals. */
  readonly inUse: {
    readonly subject: string
    readonly expiresOn: string
    readonly isExpired: boolean
    readonly isFixed: boolean
  } | null
}

const schema = z.object({ password: z.string().max(200) })
const ANSWER = z.object({ message: z.string() })

/** Which certificate seals signed documents, and a way to use one's own. Its file is never shown again. */
export function SealKey({ inUse }: Props) {
  return (
    <section aria-labelledby="seal-key" className="mt-8 grid justify-items-start gap-3">
      <h2 className="m-0 text-lg" id="seal-key">
        Certificate of the seal
      </h2>
      <p className="m-0">
        {inUse
          ? `${inUse.subject}, valid until ${calendarDay(inUse.expiresOn)}`
          : 'Signed documents are sealed with our own key. Readers such as Acrobat know a certificate from a trusted authority, and not this key.'}
      </p>
      {inUse?.isExpired && (
        <Notice tone="warning">The certificate has expired. Upload another one.</Notice>
      )}
      {inUse?.isFixed ? (
        <p className="admin-sub">SEAL_P12_FILE names it. Change it on the server.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <LoadKey />
          {inUse && (
            <SendButton
              busyLabel="Removing…"
              failed="The certificate was not removed."
              label="Remove the certificate"
              path="/api/seal-key/remove"
            >
              Remove
            </SendButton>
          )}
        </div>
      )}
    </section>
  )
}

const LoadKey = () => (
  <FormDialog
    opens={{ isSide: true, label: 'Upload a certificate', title: 'Upload a certificate' }}
    action="Upload"
    answer={ANSWER}
    busyLabel="Checking…"
    draft={null}
    fields={[ask('text', 'password', 'Password of the file', { type: 'password' })]}
    file={{
      accept: '.p12,.pfx,application/x-pkcs12',
      help: 'A .p12 or .pfx file.',
      label: 'Drop the certificate here, or choose it',
    }}
    path="/api/seal-key/load"
    refused="Not uploaded."
    schema={schema}
    success="The certificate is in use."
  >
    <p className="mb-4">
      The file holds your certificate and its private key, as the authority gave it to you. It is
      stored encrypted and can’t be downloaded again.
    </p>
  </FormDialog>
)
