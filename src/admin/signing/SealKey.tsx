'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton, SendButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { FileDrop } from '@/src/admin/kit/ui/edit/FileDrop'
import { Notice } from '@/src/admin/kit/ui/parts'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { request } from '@/src/lib/browser/request'

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

function LoadKey() {
  const router = useRouter()
  const [isOpen, open] = useState(false)
  const [file, choose] = useState<File | null>(null)
  const state = useAdminForm({
    schema,
    values: { password: '' },
    draft: null,
    send: ({ password }) => {
      const body = new FormData()
      body.set('password', password)
      if (file) body.append('file', file)
      return request('POST', '/api/seal-key/load', { body, answer: ANSWER })
    },
    success: 'The certificate is in use.',
    done: () => {
      choose(null)
      open(false)
      router.refresh()
    },
  })
  return (
    <>
      <ActionButton
        busyLabel=""
        isBusy={false}
        label="Upload a certificate"
        onAct={() => open(true)}
      >
        Upload a certificate
      </ActionButton>
      <SideDrawer focus="input" isOpen={isOpen} onOpen={open} title="Upload a certificate">
        <p className="mb-4">
          The file holds your certificate and its private key, as the authority gave it to you. It
          is stored encrypted and can’t be downloaded again.
        </p>
        <AdminForm action="Upload" busyLabel="Checking…" refused="Not uploaded." state={state}>
          <FileDrop
            accept=".p12,.pfx,application/x-pkcs12"
            file={file}
            help="A .p12 or .pfx file."
            label="Drop the certificate here, or choose it"
            onFile={choose}
          />
          <FormRow field={state.field('password')} id="seal-password" label="Password of the file">
            {(control) => <input {...control} autoComplete="off" type="password" />}
          </FormRow>
        </AdminForm>
      </SideDrawer>
    </>
  )
}
