'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { CodeFieldClientProps } from 'payload'

import { sourceInput } from './source-box'

/** Source text in a plain box: Payload's own editor is loaded from another company's server. */
export function PlainCode({ path, field, readOnly }: CodeFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const isFixed = readOnly || disabled || field.admin?.readOnly
  return (
    <div className={`field-type ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={`field-${path}`} label={field.label} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          className={sourceInput(showError)}
          id={`field-${path}`}
          onChange={(event) => setValue(event.target.value)}
          readOnly={isFixed}
          rows={18}
          spellCheck={false}
          value={value ?? ''}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
