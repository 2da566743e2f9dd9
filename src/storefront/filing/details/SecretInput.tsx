import { useState } from 'react'

import { maskEnd } from '@/src/domain/filing/details/details-view'
import type { SecretField } from '@/src/domain/filing/details/field'
import { Button } from '@/src/storefront/ui/button'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import type { DetailsFormState } from './use-details-form'

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
