'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { idOf } from '@/src/domain/vocabulary/relation'

import { ChoosePerson } from './ChoosePerson'
import { CHOSEN, ChosenPerson } from './ChosenPerson'
import { type Found, useNamed } from './use-people'

type Related = Parameters<typeof idOf>[0]

type Props = RelationshipFieldClientProps & {
  /** Whom it may name. */
  readonly of?: 'staff' | 'everybody'
}

/** Someone, found by name or email by all staff of the area, whatever else they may see of people. */
export function PersonField({ field, path, readOnly, of = 'everybody' }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Related>({ path })
  const id = idOf(value)
  const [shown, show] = useNamed(id)
  const isFixed = readOnly || disabled
  const input = `field-${path}`
  const choose = (found: Found) => {
    show(found)
    setValue(found.id)
  }
  return (
    <div className={`field-type${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={input} label={field.label} required={field.required} />
      {showError && <FieldError message={errorMessage} path={path} showError />}
      {id ? (
        <ChosenPerson
          change={isFixed ? null : () => setValue(null)}
          isBad={showError}
          person={shown}
        />
      ) : isFixed ? (
        <div className={`${CHOSEN} ${showError ? 'border-bad' : 'border-line'}`}>–</div>
      ) : (
        <ChoosePerson choose={choose} id={input} of={of} />
      )}
    </div>
  )
}
