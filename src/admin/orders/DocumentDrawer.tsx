'use client'

import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { DOCUMENT_KINDS, documentKinds } from '@/src/domain/vocabulary/document-types'
import { isKeyOf } from '@/src/domain/vocabulary/keys'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { request } from '@/src/lib/browser/request'

/** A large file over a slow line. */
const UPLOAD_MS = 600_000

/** What an upload form holds; the server's collection decides. */
const documentForm = z
  .object({
    name: typedLine(200),
    type: z.string().refine(isKeyOf(DOCUMENT_KINDS), 'Choose a type'),
    isLink: z.boolean(),
    fileUrl: typedLine(1000),
    file: z.custom<FileList | undefined>().transform((files) => files?.[0]),
  })
  .superRefine(({ isLink, fileUrl, file }, context) => {
    const say = (message: string, name: string) =>
      context.addIssue({ code: 'custom', message, path: [name] })
    if (isLink && !fileUrl) say('Enter the address of the document', 'fileUrl')
    if (!isLink && !file) say('Choose a file', 'file')
  })

type Owner = { readonly order: string; readonly user: string | null }

function uploadDocument(typed: z.output<typeof documentForm>, owner: Owner) {
  const { name, type, isLink, fileUrl, file } = typed
  const document = {
    name: name || undefined,
    type,
    fileUrl: isLink ? fileUrl : undefined,
    ...owner,
  }
  const body = new FormData()
  body.set('_payload', JSON.stringify(document))
  if (!isLink && file) body.set('file', file)
  return request('POST', '/api/documents', { body, timeoutMs: UPLOAD_MS })
}

type DocumentDrawerProps = {
  /** Of the company that the order forms. */
  readonly companyType: CompanyType | null | undefined
  readonly orderId: string
  readonly userId: string | null
  /** Which order it is, where several stand under one another. */
  readonly orderName?: string
  readonly label?: string
}

export function DocumentDrawer(props: DocumentDrawerProps) {
  const { companyType, orderId, userId, orderName, label = 'Upload document' } = props
  return (
    <OpenDrawer
      ariaLabel={orderName ? `Upload a document for ${orderName}` : undefined}
      label={label}
      name={`document-${orderId}`}
      title={orderName ? `Upload document: ${orderName}` : 'Upload document'}
    >
      {(close) => (
        <DocumentForm close={close} companyType={companyType} orderId={orderId} userId={userId} />
      )}
    </OpenDrawer>
  )
}

type DocumentFormProps = Omit<DocumentDrawerProps, 'label' | 'orderName'> & {
  readonly close: () => void
}

function DocumentForm({ companyType, orderId, userId, close }: DocumentFormProps) {
  const state = useAdminForm({
    schema: documentForm,
    values: { name: '', type: 'articles', isLink: false, fileUrl: '' },
    send: (typed) => uploadDocument(typed, { order: orderId, user: userId }),
    draft: `document:${orderId}`,
    success: 'Document uploaded successfully!',
    done: close,
  })
  const { form, field } = state
  const isLink = form.watch('isLink')
  return (
    <AdminForm
      action="Upload document"
      busyLabel="Uploading…"
      refused="Error uploading document."
      state={state}
    >
      <TextInput
        field={field('name')}
        help="The name customers see. Leave empty to use the file name."
        label="Document name"
        maxLength={200}
      />
      <SelectInput field={field('type')} label="Type" options={documentKinds(companyType)} />
      <fieldset className="kit-choice">
        <legend>What to upload</legend>
        {[false, true].map((way) => (
          <label key={String(way)}>
            <input
              checked={isLink === way}
              name="way"
              onChange={() => form.setValue('isLink', way)}
              type="radio"
            />
            {way ? 'A link' : 'A file'}
          </label>
        ))}
      </fieldset>
      {isLink ? (
        <TextInput
          field={field('fileUrl')}
          help="Starts with https://"
          key="link"
          label="File URL"
          required
          maxLength={1000}
          type="url"
        />
      ) : (
        <TextInput
          field={field('file')}
          help="PDF, Word (DOCX), PNG, JPEG or WebP, at most 15 MB"
          key="file"
          label="File"
          required
          accept={UPLOAD_ACCEPT}
          type="file"
        />
      )}
    </AdminForm>
  )
}
