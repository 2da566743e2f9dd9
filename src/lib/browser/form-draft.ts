import { useCallback, useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** What of a form outlives a reload, in this tab alone. Never of one in which a secret is typed. */
export type FormDraft<In extends FieldValues> = {
  /** Names what the form is about, so that two of a kind keep apart. */
  readonly key: string
  readonly names: readonly Path<In>[]
}

function read(key: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const texts = Object.entries(kept instanceof Object ? kept : {}).flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
    )
    return new Map(texts)
  } catch {
    return new Map() // something else, or a browser that keeps nothing
  }
}

function write(key: string, texts: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // full or forbidden: the form works without
  }
}

/** Keeps the named texts of a form over a reload, where the page has none itself. Gives how to forget them. */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  draft: FormDraft<In> | undefined,
): () => void {
  const key = draft?.key
  const names = draft?.names.join(' ')
  useEffect(() => {
    if (!key || names === undefined) return
    const kept = read(key)
    const now = form.getValues()
    const missing = names.split(' ').filter((name) => kept.has(name) && !now[name])
    if (missing.length > 0) {
      const texts = Object.fromEntries(missing.map((name) => [name, kept.get(name)]))
      form.reset({ ...now, ...texts }, { keepDefaultValues: true })
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        write(key, Object.fromEntries(names.split(' ').map((name) => [name, values[name]]))),
    })
  }, [form, key, names])

  return useCallback(() => {
    if (key) write(key, {})
  }, [key])
}
