import type { OfficialEntries } from '@/src/domain/papers/paper'
import { undrawable } from '@/src/pdf/forms/fill-form'

/** Why a form cannot be filled in as it was typed, in a sentence for people; null where it can. */
export async function unfillable({ form, files }: OfficialEntries): Promise<string | null> {
  const texts = files.flatMap(({ entries }) =>
    entries.flatMap(({ line, value }) => (value === true ? [] : [{ line, value }])),
  )
  const letters = await undrawable(texts.map(({ value }) => value))
  const first = texts.find(({ value }) =>
    letters.some((letter) => value.normalize('NFC').includes(letter)),
  )
  if (!first) return null
  const named = letters.filter((letter) => first.value.normalize('NFC').includes(letter))
  return `${form} takes Latin letters only. Line ${first.line} has ${named.slice(0, 8).join(' ')}. Enter it in Latin letters.`
}
