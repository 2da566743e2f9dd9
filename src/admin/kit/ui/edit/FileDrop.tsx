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
    <div className="kit-drop" data-over={isOver}>
      <label
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
          <strong>{file ? file.name : label}</strong>
          <small>{help}</small>
        </span>
        <input
          accept={accept}
          id={id}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          type="file"
        />
      </label>
      {file && (
        <button onClick={() => onFile(null)} type="button">
          Remove
        </button>
      )}
    </div>
  )
}
