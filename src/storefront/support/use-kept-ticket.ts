'use client'

import { useCallback, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

import type { NewTicketInput, newTicketInput } from '@/src/domain/support/ticket-input'

/** A new ticket as it stands in its form. */
export type TicketFields = z.input<typeof newTicketInput>

const KEY = 'charterdesk_new_ticket'
const TYPED = ['subject', 'message'] as const

const kept = z.object({ subject: z.string(), message: z.string() }).partial()

function read(): z.infer<typeof kept> {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {} // something else, or a browser that keeps nothing
  }
}

function write(values: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // as above
  }
}

/** Keeps what is typed over a reload, in this tab alone. Gives how to forget it. */
export function useKeptTicket(
  form: UseFormReturn<TicketFields, unknown, NewTicketInput>,
): () => void {
  const { getValues, setValue, watch } = form
  useEffect(() => {
    const before = read()
    for (const field of TYPED) {
      const text = before[field]
      if (text && !getValues(field)) setValue(field, text)
    }
    const watching = watch(({ subject, message }) => write({ subject, message }))
    return () => watching.unsubscribe()
  }, [getValues, setValue, watch])

  return useCallback(() => write({}), [])
}
