'use client'

import { X } from 'lucide-react'
import { useId } from 'react'
import { FieldProblem } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'

import { IconButton } from '../ui/edit/IconButton'

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
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 m-0 mb-4 p-0 border-0 [&>legend]:mb-1 [&>legend]:p-0 [&>p]:m-0 [&>p]:mb-1.5"
    >
      <legend>{label}</legend>
      {shown.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <div className="flex gap-1.5 mb-1.5" key={at}>
          <input
            aria-label={`${label} ${at + 1}`}
            className="kit-bare-input flex-1 min-w-0 h-9 px-3 py-0 focus-visible:outline-ring"
            onChange={(event) => onChange(shown.with(at, event.target.value))}
            type="text"
            value={line}
          />
          {shown.length > 1 && (
            <IconButton
              className="flex-none size-9"
              icon={X}
              label={`Remove ${noun} ${at + 1}`}
              onAct={() => onChange(shown.toSpliced(at, 1))}
              title="Remove"
            />
          )}
        </div>
      ))}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
      <ActionButton onAct={() => onChange([...shown, ''])}>{`Add ${noun}`}</ActionButton>
    </fieldset>
  )
}
