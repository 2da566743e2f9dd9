'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/AdminForm'
import type { Values } from '@/src/admin/kit/record/record-field'
import { useToday } from '@/src/admin/kit/time/When'
import type { Correction } from '@/src/domain/catalogue/fact-editing/correction'
import { factFields, factForm } from '@/src/domain/catalogue/fact-editing/fact-form'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { request } from '@/src/lib/browser/request'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'

import { factHref } from '../fact-address'
import { showSaved } from './show-saved'

export type ShownFact = {
  readonly fact: StateFact
  readonly state: { readonly id: string; readonly name: string }
  /** Of all facts of the state, as the page showed them last. */
  readonly version: string
}

const answer = z.object({ message: z.string(), fact: z.string() })

/** A correction of a fact. If a colleague saved first, what was typed is kept. */
export function useFactForm({ fact, state, version, code }: ShownFact & { readonly code: string }) {
  const router = useRouter()
  const today = useToday()
  const id = factId(fact)
  const form = useAdminForm<Values, Correction, z.output<typeof answer>>({
    schema: factForm(
      () => ({ fact: id, version }),
      () => today,
    ),
    values: factFields(fact, today),
    send: (body) => request('POST', `/api/states/${state.id}/facts`, { body, answer }),
    draft: `fact:${state.id}:${id}`,
    success: 'Saved',
    done: ({ fact: written }) => {
      if (written !== id) router.push(factHref(code, written))
    },
  })
  const { accepted, busy, failure } = form
  const { isDirty } = form.form.formState
  const { getValues, reset, setValue } = form.form
  const saved = useRef<Values>(factFields(fact, today))
  useEffect(() => {
    if (!accepted) return
    saved.current = structuredClone(getValues())
    reset(getValues()) // nothing is unsaved any more
  }, [accepted, getValues, reset])
  useEffect(() => {
    const now = factFields(fact, today)
    showSaved({ getValues, reset, setValue }, saved.current, now)
    saved.current = now
  }, [fact, getValues, reset, setValue, today])
  const isStale = failure?.status === 409
  useEffect(() => {
    if (isStale) router.refresh() // shows what the others wrote, beside what is typed here
  }, [isStale, router])
  useLeaveWarning(isDirty && !busy)
  return form
}

export type FactFormState = ReturnType<typeof useFactForm>
