'use client'

import { Command } from 'cmdk'
import { useState } from 'react'
import { Choice, POPOVER } from '../ui/Choice'
import { SHORTEST_WORDS } from './shortest-words'
import { type Found, usePeople } from './use-people'

type Props = {
  readonly id?: string
  /** Whom it offers. */
  readonly of: string
  readonly choose: (found: Found) => void
}

export function ChoosePerson({ id, of, choose }: Props) {
  const [words, setWords] = useState('')
  const { people, state } = usePeople(words, of)
  const isAsked = words.trim().length >= SHORTEST_WORDS
  return (
    <Command className="person-field__choose relative" label="People" loop shouldFilter={false}>
      <Command.Input
        id={id}
        maxLength={100}
        onValueChange={setWords}
        placeholder="Name or email"
        value={words}
      />
      <Command.List className={POPOVER} hidden={!isAsked} label="People">
        {isAsked && <Matches choose={choose} people={people} state={state} />}
      </Command.List>
    </Command>
  )
}

type MatchesProps = ReturnType<typeof usePeople> & Pick<Props, 'choose'>

function Matches({ people, state, choose }: MatchesProps) {
  return (
    <>
      {people.map((one) => (
        <Choice key={one.id} note={one.email} onSelect={() => choose(one)} value={one.id}>
          {one.name}
        </Choice>
      ))}
      {state === 'loading' && people.length === 0 && <Command.Loading>Searching…</Command.Loading>}
      {state === 'failed' && (
        <p className="m-0 p-2.5 text-muted" role="alert">
          We could not search. Try again.
        </p>
      )}
      {state === 'done' && people.length === 0 && (
        <p className="m-0 p-2.5 text-muted" role="status">
          No one matches.
        </p>
      )}
    </>
  )
}
