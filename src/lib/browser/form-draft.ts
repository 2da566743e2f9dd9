import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import {
  changedSince,
  forgetDraft,
  readDraft,
  recordOf,
  typedOf,
  type Values,
  writeDraft,
} from './kept-draft'

/** What a form found again that had been typed and not saved. */
export type RestoredDraft = {
  readonly at: number
  /** What others have saved since in the fields that were typed in. */
  readonly newer: readonly unknown[]
  /** Goes back to what is saved, and forgets what was typed. */
  readonly discard: () => void
}

/**
 * Keeps what is typed into a form until it is saved: over a reload, a lost session, and the closing
 * of the drawer it is in. Never give a key to a form in which a secret is typed.
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  key: string | undefined,
): { readonly restored: RestoredDraft | null; readonly forget: () => void } {
  const [found, setFound] = useState<Omit<RestoredDraft, 'discard'> | null>(null)
  const saved = useRef(recordOf(form.formState.defaultValues))
  const was = useRef<Values>({})

  useEffect(() => {
    if (!key) return
    const kept = readDraft(key)
    const now = saved.current
    const typed = typedOf(kept?.values ?? {}, now)
    if (kept && Object.keys(typed).length > 0) {
      was.current = kept.was
      form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true })
      const names = changedSince({ ...kept, values: typed }, now)
      setFound({ at: kept.at, newer: names.map((name) => now[name]) })
    } else forgetDraft(key)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        saved.current = recordOf(defaultValues)
        const typing = typedOf(values, saved.current)
        const before = Object.keys(typing).map(
          (name) => [name, was.current[name] ?? saved.current[name] ?? ''] as const,
        )
        writeDraft(key, typing, Object.fromEntries(before))
        if (before.length === 0) setFound(null)
      },
    })
  }, [form, key])

  const forget = useCallback(() => {
    if (key) forgetDraft(key)
    was.current = {}
    setFound(null)
  }, [key])

  const discard = () => {
    form.reset() // what is saved now
    forget()
  }
  return { restored: found && { ...found, discard }, forget }
}
