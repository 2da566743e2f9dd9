'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { ChoosePerson } from './ChoosePerson'
import { ChosenPerson } from './ChosenPerson'
import { personCondition, withPerson } from './person-condition'
import { useNamed } from './use-people'

type Props = {
  readonly name: string
  /** Whom it offers. */
  readonly of: 'staff' | 'everybody'
}

/**
 * A person to filter one of Payload's lists by, found by all staff of the area: Payload's own looks
 * only among the accounts that they may open. It isn't told which condition it belongs to, but it
 * stands among the others of its field in the order of theirs.
 */
export function PersonFilter({ name, of }: Props) {
  const { query, handleWhereChange } = useListQuery()
  const box = useRef<HTMLDivElement>(null)
  const [nth, setNth] = useState(0)
  useEffect(() => {
    const all = document.querySelectorAll(`[data-person-filter="${name}"]`)
    setNth(box.current ? [...all].indexOf(box.current) : 0)
  })
  const { operator, value } = personCondition(query.where, name, nth)
  const id = typeof value === 'string' && operator !== 'exists' ? value : null
  const [person, know] = useNamed(id)
  const set = (to: string | undefined) =>
    void handleWhereChange?.(withPerson(query.where, { name, nth, value: to }))
  return (
    <div data-person-filter={name} ref={box}>
      {operator === 'exists' ? (
        <select
          aria-label="Someone"
          onChange={(event) => set(event.target.value || undefined)}
          value={String(value ?? '')}
        >
          <option value="">Choose</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </select>
      ) : id ? (
        <ChosenPerson change={() => set(undefined)} person={person} />
      ) : (
        <ChoosePerson
          choose={(found) => {
            know(found)
            set(found.id)
          }}
          of={of}
        />
      )}
    </div>
  )
}
