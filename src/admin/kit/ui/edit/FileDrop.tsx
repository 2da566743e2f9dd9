'use client'

import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'

type Props = {
  readonly label: string
  readonly help: string
  readonly accept: string
  readonly file: File | null
  readonly onFile: (file: File | null) => void
}

/** A place to drop one file, which is also the way to choose one. */
export function FileDrop({ label, help, accept, file, onFile }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0] ?? file)
  }
  return (
    <div
      className="flex items-center gap-2 mb-4 border border-dashed border-line-strong rounded-ui data-[over=true]:border-accent data-[over=true]:bg-accent-soft focus-within:outline-ring"
      data-over={isOver}
    >
      <label
        className="flex flex-1 items-center gap-3 min-w-0 px-3.5 py-3 cursor-pointer"
        htmlFor={id}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDrop={drop}
      >
        <Upload aria-hidden size={16} />
        <span>
          <strong className="block font-semibold wrap-anywhere">{file ? file.name : label}</strong>
          <small className="block text-muted font-normal wrap-anywhere">{help}</small>
        </span>
        <input
          className="sr-only"
          accept={accept}
          id={id}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          type="file"
        />
      </label>
      {file && (
        <button
          className="border-0 rounded-ui bg-transparent font-inherit text-muted cursor-pointer focus-visible:outline-ring"
          onClick={() => onFile(null)}
          type="button"
        >
          Remove
        </button>
      )}
    </div>
  )
}

/** What is sent of a form: as Payload takes it where a file goes along. */
export function withFile(typed: object, file: File | null): object {
  if (!file) return typed
  const form = new FormData()
  form.set('_payload', JSON.stringify(typed))
  form.set('file', file)
  return form
}
