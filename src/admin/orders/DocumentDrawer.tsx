'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { uploadDocument } from './upload-document'

type DocumentDrawerProps = {
  readonly orderId: string
  readonly userId: string | null
  /** Which order it is, where several stand under one another. */
  readonly orderName?: string
}

/** Gives an order's customer a paper: a file, or the address of one. */
export function DocumentDrawer({ orderId, userId, orderName }: DocumentDrawerProps) {
  return (
    <OpenDrawer
      ariaLabel={orderName ? `Upload a document for ${orderName}` : undefined}
      label="Upload document"
      name={`document-${orderId}`}
      title={orderName ? `Upload document: ${orderName}` : 'Upload document'}
    >
      {(close) => <DocumentForm close={close} orderId={orderId} userId={userId} />}
    </OpenDrawer>
  )
}

type DocumentFormProps = DocumentDrawerProps & { readonly close: () => void }

function DocumentForm({ orderId, userId, close }: DocumentFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isLink, setLink] = useState(false)
  const router = useRouter()
  const id = useId()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setTrouble(null)
    const refusal = await uploadDocument(new FormData(event.currentTarget), {
      order: orderId,
      user: userId,
    })
    setBusy(false)
    if (refusal) {
      toast.error('Error uploading document.')
      return setTrouble(refusal)
    }
    toast.success('Document uploaded successfully!')
    close()
    router.refresh()
  }

  return (
    <form className="kit-form" onSubmit={send}>
      {trouble && (
        <Notice title="Error uploading document." tone="error">
          {` ${trouble}`}
        </Notice>
      )}
      <FormRow
        help="What the customer reads. The file's own name, if left empty."
        id={`${id}-name`}
        label="Document name"
      >
        {(control) => <input {...control} maxLength={200} name="name" type="text" />}
      </FormRow>
      <FormRow id={`${id}-type`} label="Type">
        {(control) => (
          <select {...control} defaultValue="articles" name="type">
            {Object.entries(DOCUMENT_KINDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <fieldset className="order-choice">
        <legend>What to give</legend>
        <label>
          <input checked={!isLink} name="way" onChange={() => setLink(false)} type="radio" />A file
        </label>
        <label>
          <input checked={isLink} name="way" onChange={() => setLink(true)} type="radio" />A link
        </label>
      </fieldset>
      {isLink ? (
        <FormRow help="Begins with https://" id={`${id}-url`} label="File URL" required>
          {(control) => <input {...control} maxLength={1000} name="fileUrl" required type="url" />}
        </FormRow>
      ) : (
        <FormRow
          help="PDF, Word, PNG or JPEG, at most 15 MB"
          id={`${id}-file`}
          label="File"
          required
        >
          {(control) => (
            <input
              {...control}
              accept=".pdf,.doc,.docx,.png,.jpg,.jpeg"
              name="file"
              required
              type="file"
            />
          )}
        </FormRow>
      )}
      <div className="admin-form-actions">
        <ActionButton busyLabel="Uploading…" isBusy={isBusy} look="primary" type="submit">
          Upload document
        </ActionButton>
      </div>
    </form>
  )
}
