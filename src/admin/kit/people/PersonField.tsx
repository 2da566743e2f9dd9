'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { Command } from 'cmdk'
import type { RelationshipFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'

import { idOf } from '@/src/domain/vocabulary/relation'

import { type Found, namedPerson, usePeople } from './use-people'

type Related = Parameters<typeof idOf>[0]

type Props = RelationshipFieldClientProps & {
  /** Whom it may name. */
  readonly of?: 'staff' | 'everybody'
}

function Choose({ id, of, choose }: { id: string; of: string; choose: (found: Found) => void }) {
  const [words, setWords] = useState('')
  const { people, state } = usePeople(words, of)
  return (
    <Command className="person-field__choose" label="People" loop shouldFilter={false}>
      <Command.Input
        id={id}
        maxLength={100}
        onValueChange={setWords}
        placeholder="Name or email"
        value={words}
      />
      {words.trim() && (
        <Command.List label="People">
          {people.map((one) => (
            <Command.Item key={one.id} onSelect={() => choose(one)} value={one.id}>
              <span>{one.name}</span>
              <small>{one.email}</small>
            </Command.Item>
          ))}
          {state === 'loading' && people.length === 0 && (
            <Command.Loading>Searching…</Command.Loading>
          )}
          {state === 'failed' && <p role="alert">We could not search. Try again.</p>}
          {state === 'done' && people.length === 0 && <p role="status">No one matches.</p>}
        </Command.List>
      )}
    </Command>
  )
}

/** Someone, found by name or email by all staff of the area, whatever else they may see of people. */
export function PersonField({ field, path, readOnly, of = 'everybody' }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Related>({ path })
  const [shown, show] = useState<Found | null>(null)
  const id = idOf(value)
  const isFixed = readOnly || disabled
  useEffect(() => {
    if (!id || shown?.id === id) return
    const leaving = new AbortController()
    void namedPerson(id, leaving.signal).then((found) => found && show(found))
    return () => leaving.abort()
  }, [id, shown?.id])
  const input = `field-${path}`
  const choose = (found: Found) => {
    show(found)
    setValue(found.id)
  }
  return (
    <div className={`field-type person-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={input} label={field.label} required={field.required} />
      {showError && <FieldError message={errorMessage} path={path} showError />}
      {id ? (
        <div className="person-field__chosen">
          <span>
            {shown?.id === id ? shown.name : '…'} <small>{shown?.id === id && shown.email}</small>
          </span>
          {!isFixed && (
            <button onClick={() => setValue(null)} type="button">
              Change
            </button>
          )}
        </div>
      ) : isFixed ? (
        <div className="person-field__chosen">–</div>
      ) : (
        <Choose choose={choose} id={input} of={of} />
      )}
    </div>
  )
}
