'use client'

import { Button } from '@payloadcms/ui'
import { X } from 'lucide-react'
import { useId } from 'react'

type Props = {
  readonly label: string
  /** What one of them is called: `feature`. */
  readonly noun: string
  readonly lines: readonly string[]
  readonly onChange: (lines: string[]) => void
  readonly error?: string
}

/** A list of short texts, one input each: there is always one, and blank ones are not saved. */
export function LineInputs({ label, noun, lines, onChange, error }: Props) {
  const id = useId()
  const shown = lines.length > 0 ? lines : ['']
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="entry-lines">
      <legend>{label}</legend>
      {shown.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <div className="entry-line" key={at}>
          <input
            aria-label={`${label} ${at + 1}`}
            className="kit-bare-input"
            onChange={(event) => onChange(shown.with(at, event.target.value))}
            type="text"
            value={line}
          />
          {shown.length > 1 && (
            <button
              aria-label={`Remove ${noun} ${at + 1}`}
              onClick={() => onChange(shown.toSpliced(at, 1))}
              type="button"
            >
              <X aria-hidden size={16} />
            </button>
          )}
        </div>
      ))}
      {error && (
        <p className="admin-form-row__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => onChange([...shown, ''])}
        size="small"
      >
        {`Add ${noun}`}
      </Button>
    </fieldset>
  )
}
