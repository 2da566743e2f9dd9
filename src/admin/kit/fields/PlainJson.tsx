'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'

import { SOURCE_BOX, sourceInput } from './source-box'

const written = (value: unknown) => (value == null ? '' : JSON.stringify(value, null, 2))

/** The value a text stands for, or null when it is not JSON. Nothing at all is a value too. */
function read(text: string): { value: unknown } | null {
  try {
    return { value: text.trim() === '' ? null : JSON.parse(text) }
  } catch {
    return null
  }
}

/** JSON as text: Payload's own editor is loaded from another company's server. */
export function PlainJson({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, disabled } = useField<unknown>({ path })
  const [draft, setDraft] = useState<string | null>(null)
  if (readOnly || disabled || field.admin?.readOnly) {
    return (
      <div className="field-type">
        <FieldLabel as="span" label={field.label} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard */}
        <pre className={`${SOURCE_BOX} border-line bg-panel`} tabIndex={0}>
          {written(value) || '–'}
        </pre>
      </div>
    )
  }
  const change = (text: string) => {
    setDraft(text)
    const parsed = read(text)
    if (parsed) setValue(parsed.value)
  }
  const isWrong = draft !== null && !read(draft)
  return (
    <div className={`field-type ${isWrong ? 'error' : ''}`}>
      <FieldLabel htmlFor={`field-${path}`} label={field.label} required={field.required} />
      <textarea
        className={sourceInput(isWrong)}
        aria-describedby={isWrong ? `field-${path}-wrong` : undefined}
        aria-invalid={isWrong}
        id={`field-${path}`}
        onChange={(event) => change(event.target.value)}
        rows={10}
        spellCheck={false}
        value={draft ?? written(value)}
      />
      {isWrong && (
        <p className="m-0 text-bad" id={`field-${path}-wrong`} role="alert">
          This is not valid JSON. The last valid version is kept.
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
