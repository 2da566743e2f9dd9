'use client'

import { useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path } from 'react-hook-form'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { request } from '@/src/lib/browser/request'
import { partOf } from '@/src/lib/browser/result'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'

/** The entry that a form is about, as it was on screen; null makes a new one. */
export type Seen = { readonly id: string; readonly version: string } | null

type EntryForm<In extends FieldValues, Out extends FieldValues> = {
  readonly schema: z.ZodType<Out, In>
  readonly values: DefaultValues<In>
  readonly seen: Seen
  /** Where it is saved, under /api. */
  readonly path: `/api/${string}/save`
  readonly success: string
  readonly done: () => void
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
  const { schema, values, seen, path, success, done } = options
  const [other, setOther] = useState<Stale | null>(null)
  const fieldsOf = z.custom<In>((value) => value instanceof Object).parse
  const form = useAdminForm<In, Out, z.infer<typeof answer>>({
    schema,
    values,
    draft: options.draft ?? `${path}:${seen?.id ?? 'new'}`,
    success,
    send: async (typed) => {
      const version = other?.version ?? seen?.version ?? null
      const body = { ...typed, id: seen?.id ?? null, version }
      const sent = await request('POST', path, { body, answer })
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

  /** What a list of texts is tied to. */
  const lines = (name: Path<In>) => {
    const typed: unknown = form.form.watch(name)
    const said = z.array(z.unknown()).safeParse(get(form.form.formState.errors, name))
    const problem = said.data?.find((one) => partOf(one, 'message') !== undefined)
    const message =
      partOf(problem, 'message') ?? partOf(get(form.form.formState.errors, name), 'message')
    return {
      lines: z.array(z.string()).catch([]).parse(typed),
      error: typeof message === 'string' ? message : undefined,
    }
  }
  return { ...form, other, lines }
}
