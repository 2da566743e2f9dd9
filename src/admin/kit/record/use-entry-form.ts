'use client'

import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'

/** The entry that a form is about, as it was on screen; null makes a new one. */
export type Seen = { readonly id: string; readonly version: string } | null

type Save<Out> = (typed: Out, seen: Seen) => Promise<ApiResult<unknown>>

type EntryForm<In extends FieldValues, Out extends FieldValues> = {
  readonly schema: z.ZodType<Out, In>
  readonly values: DefaultValues<In>
  readonly seen: Seen
  /**
   * Where it is saved, under /api; or what saves it, which answers a stale version with the newer one
   * as `current` and `version`.
   */
  readonly save: `/api/${string}/save` | Save<Out>
  readonly success: string
  readonly done: (value: unknown) => void
  /** Where several forms are about one entry: by what this one’s unsaved text is known. */
  readonly draft?: string
}

const answer = z.object({ message: z.string() })
const stale = z.object({ current: z.record(z.string(), z.unknown()), version: z.string() })

/** What someone else saved while this form was open. */
export type Stale = z.infer<typeof stale>

/** A form of the catalogue. When someone else saved first, both versions are there to compare. */
export function useEntryForm<In extends FieldValues, Out extends FieldValues>(
  options: EntryForm<In, Out>,
) {
  const { schema, values, seen, save, success, done } = options
  const [other, setOther] = useState<Stale | null>(null)
  const fieldsOf = z.custom<In>((value) => value instanceof Object).parse
  const form = useAdminForm<In, Out, unknown>({
    schema,
    values,
    draft: options.draft ?? `${String(save)}:${seen?.id ?? 'new'}`,
    success,
    send: async (typed) => {
      const now = seen && { id: seen.id, version: other?.version ?? seen.version }
      const body = { ...typed, id: now?.id ?? null, version: now?.version ?? null }
      const sent =
        typeof save === 'string'
          ? await request('POST', save, { body, answer })
          : await save(typed, now)
      const newer = sent.ok ? undefined : stale.safeParse(sent.body).data
      if (newer) {
        setOther(newer)
        // What no one typed here becomes what is saved, so that saving again does not take it back.
        const merged = fieldsOf({ ...form.form.getValues(), ...newer.current })
        form.form.reset(merged, { keepDirtyValues: true })
      }
      return sent
    },
    done,
  })
  const isTyped = Object.keys(form.form.formState.dirtyFields).length > 0
  useLeaveWarning(isTyped && !form.busy && !form.accepted)
  return { ...form, other }
}
