import type { FieldKind, FormMap } from '@/src/domain/papers/official/maps/field-map'

/** A field as it was read from a file. */
export type ReadField = {
  readonly name: string
  readonly kind: FieldKind
  /** How many characters it takes; 0 for any number. */
  readonly max: number
}

/** In what a file differs from the map that was reviewed, by the names of its fields. */
export type Differences = {
  readonly missing: readonly string[]
  readonly otherKind: readonly string[]
  readonly otherLimit: readonly string[]
  /** In the file and not in the map: they would stay empty. */
  readonly added: readonly string[]
}

/** The last part of a name, which is all that people need: `f1_2[0]`. */
const short = (name: string) =>
  name.startsWith('topmostSubform') ? name.split('.').slice(2).join('.') : name

const KIND_WORDS: Readonly<Record<FieldKind, string>> = {
  text: 'a text field',
  checkbox: 'a check box',
  radio: 'a radio group',
  signature: 'a signature field',
  other: 'a field of another kind',
}

export function compareFields(map: FormMap, fields: readonly ReadField[]): Differences {
  const found = new Map(fields.map((field) => [field.name, field]))
  const known = new Set(map.fields.map(({ name }) => name))
  const pairs = map.fields.flatMap((mapped) => {
    const read = found.get(mapped.name)
    return read ? [{ mapped, read }] : []
  })
  return {
    missing: map.fields.filter(({ name }) => !found.has(name)).map(({ name }) => short(name)),
    otherKind: pairs
      .filter(({ mapped, read }) => mapped.kind !== read.kind)
      .map(
        ({ mapped, read }) =>
          `${short(read.name)} is ${KIND_WORDS[read.kind]}, not ${KIND_WORDS[mapped.kind]}`,
      ),
    otherLimit: pairs
      .filter(({ mapped, read }) => mapped.max !== undefined && mapped.max !== read.max)
      .map(
        ({ mapped, read }) =>
          `${short(read.name)} takes ${read.max || 'any number of'} characters, not ${mapped.max}`,
      ),
    added: fields.filter(({ name }) => !known.has(name)).map(({ name }) => short(name)),
  }
}

const MOST_NAMED = 12

const named = (names: readonly string[]): string => {
  const rest = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/**
 * Why a file cannot be filled by a map, in words for staff; null where it can. Fields that the map does
 * not know stay empty where someone has looked at them.
 */
export function refusalOf(differences: Differences, areAddedSeen: boolean): string | null {
  const { missing, otherKind, otherLimit, added } = differences
  const reasons = [
    missing.length > 0 && `These fields are missing: ${named(missing)}.`,
    otherKind.length > 0 && `Fields of another kind: ${named(otherKind)}.`,
    otherLimit.length > 0 && `Fields with another limit: ${named(otherLimit)}.`,
    added.length > 0 &&
      !areAddedSeen &&
      `Fields that our map does not know: ${named(added)}. Look at them in the file. If they can stay empty, check “Leave fields that the map does not know empty” and load it again.`,
  ].filter((reason) => reason !== false)
  return reasons.length > 0 ? reasons.join(' ') : null
}
