'use client'

import { Command } from 'cmdk'
import { useEffect, useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { readParts, request } from '@/src/lib/browser/request'

import type { Customer } from './customer'

type Found = { readonly customers: readonly Customer[]; readonly words: string }

const NOTHING: Found = { customers: [], words: 'Type at least 2 characters.' }
/** Typing pauses so long before anybody is asked, in milliseconds. */
const PAUSE = 200

async function look(q: string, signal: AbortSignal): Promise<Found> {
  if (q.length < 2) return NOTHING
  const answer = await request('GET', `/api/compliance/customers?${new URLSearchParams({ q })}`, {
    answer: readParts<{ customers: readonly Customer[] }>('customers'),
    signal,
  })
  if (!answer.ok) return { customers: [], words: answer.message }
  return { customers: answer.value.customers, words: 'No customer has this name or email.' }
}

type Props = {
  readonly chosen: Customer | null
  readonly onChoose: (customer: Customer | null) => void
  readonly control: { readonly id: string }
}

/** Finds any customer by name or email; the keyboard goes through what was found. */
export function CustomerPicker({ chosen, onChoose, control }: Props) {
  const [text, type] = useState('')
  const [found, setFound] = useState(NOTHING)
  const q = text.trim()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const next = await look(q, stop.signal)
      if (!stop.signal.aborted) setFound(next)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])

  if (chosen) {
    return (
      <div className="kit-picked">
        <span>
          {chosen.name}
          {chosen.name !== chosen.email && <small className="admin-sub">{chosen.email}</small>}
        </span>
        <ActionButton busyLabel="" isBusy={false} onAct={() => onChoose(null)}>
          Choose another
        </ActionButton>
      </div>
    )
  }
  return (
    <Command className="kit-picker" label="Customer" shouldFilter={false}>
      <Command.Input
        {...control}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault() // chooses, and sends no form
        }}
        onValueChange={type}
        placeholder="Name or email"
        value={text}
      />
      {q !== '' && (
        <Command.List label="Customers">
          <Command.Empty>{found.words}</Command.Empty>
          {found.customers.map((one) => (
            <Command.Item key={one.id} onSelect={() => onChoose(one)} value={one.id}>
              {one.name}
              <small className="admin-sub">{one.email === one.name ? '' : one.email}</small>
            </Command.Item>
          ))}
        </Command.List>
      )}
    </Command>
  )
}
