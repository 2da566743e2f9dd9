'use client'

import { CircleCheck, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  fileRefusal,
  UPLOAD_ACCEPT,
  UPLOAD_HELP,
  UPLOAD_REFUSALS,
} from '@/src/domain/documents/upload-rules'
import { maskEnd } from '@/src/domain/filing/details/details-view'
import type { FileField, SecretField } from '@/src/domain/filing/details/field'
import { useSendKey } from '@/src/lib/browser/send-key'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { sendFile } from './details-api'
import type { DetailsFormState } from './use-details-form'

type FileInputProps = {
  field: FileField
  id: string
  isOptional: boolean
  state: DetailsFormState
}

/** Takes a document of the kind that the filing needs. It joins the documents of the order. */
export function FileInput({ field, id, isOptional, state }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const key = useSendKey()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { label, help, document: kind } = field
  const isThere = state.documents.includes(kind)

  const take = async (file: File) => {
    const refusal = fileRefusal(file)
    setProblem(refusal ? UPLOAD_REFUSALS[refusal] : null)
    if (refusal) return
    setShare(0)
    const result = await sendFile(state.view.orderId, kind, file, {
      key: key.get(),
      onProgress: setShare,
    })
    setShare(null)
    if (result?.ok) {
      key.renew()
      state.addDocument(kind)
    } else if (result) setProblem(result.message)
  }

  return (
    <div className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          id={id}
          variant="secondary"
          size="sm"
          aria-describedby={`${id}-help`}
          busy={share !== null}
          busyLabel={`Uploading ${Math.floor((share ?? 0) * 100)}%…`}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden className="size-4" />
          {isThere ? 'Upload another file' : 'Choose file'}
          <span className="sr-only">: {label}</span>
        </Button>
        <p role="status" className="flex items-center gap-2 text-sm text-success">
          {isThere && (
            <>
              <CircleCheck aria-hidden className="size-4.5 shrink-0" />
              Uploaded
            </>
          )}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_ACCEPT}
        aria-labelledby={`${id}-label`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void take(file)
          event.target.value = '' // the same file may be chosen again
        }}
      />
      <p id={`${id}-help`} className="text-xs text-muted">
        {help} {UPLOAD_HELP}.
      </p>
      <FieldError id={id} error={problem ?? state.errorAt(field.name)} />
    </div>
  )
}

type SecretInputProps = {
  field: SecretField
  id: string
  isOptional: boolean
  state: DetailsFormState
}

const KEPT = 'Kept encrypted. Only the last characters are shown once it is saved.'

/** A number that is typed once: then only its end is shown. */
export function SecretInput({ field, id, isOptional, state }: SecretInputProps) {
  const [isReplacing, setReplacing] = useState(false)
  const { name, label, help, placeholder } = field
  const end = state.ends[name]
  const typed = state.secrets[name] ?? ''
  if (end && !isReplacing && typed === '') {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p id={id} tabIndex={-1}>
          <span className="block text-sm font-semibold">{label}</span>
          <span className="tabular-nums">{maskEnd(end)}</span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => setReplacing(true)}>
          Replace<span className="sr-only"> {label}</span>
        </Button>
      </div>
    )
  }
  return (
    <TextField
      id={id}
      label={label}
      help={help ? `${help} ${KEPT}` : KEPT}
      optional={isOptional}
      error={state.errorAt(name)}
      type={field.isDay ? 'date' : 'text'}
      autoComplete="off"
      spellCheck={false}
      maxLength={field.isDay ? undefined : 40}
      placeholder={placeholder}
      className="tabular-nums"
      value={typed}
      onChange={(event) => state.typeSecret(name, event.target.value)}
      onBlur={() => {
        state.touch(name)
        state.saveSecrets()
        setReplacing(false)
      }}
    />
  )
}
