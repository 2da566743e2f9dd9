'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

type TimeZoneFieldProps = TextFieldClientProps & { zones: readonly string[] }

/** A time zone, chosen from those the server knows. */
export function TimeZoneField({ path, field, readOnly, zones }: TimeZoneFieldProps) {
  const { value, setValue, showError, disabled } = useField<string>({ path })
  // stored under another of its names, or by another version of Node.js
  const offered = value && !zones.includes(value) ? [value, ...zones] : zones
  return (
    <SelectInput
      description={field.admin?.description}
      isClearable={false}
      label={field.label}
      name={field.name}
      onChange={(chosen) => {
        if (!Array.isArray(chosen)) setValue(chosen.value)
      }}
      options={offered.map((zone) => ({ label: zone.replaceAll('_', ' '), value: zone }))}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      showError={showError}
      value={value}
    />
  )
}
