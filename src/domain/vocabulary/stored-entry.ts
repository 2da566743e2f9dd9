/** An entry as it is stored: what was left empty may be null or missing. */
export type StoredAs<Entry> = { readonly [Key in keyof Entry]?: Entry[Key] | null | undefined }

/** A stored entry as its form knows it: what is missing is as in a new one. */
export function entryOf<Entry extends object>(fresh: Entry, row: StoredAs<Entry>): Entry
export function entryOf(fresh: object, row: object): object {
  return Object.fromEntries(
    Object.entries(fresh).map(([key, empty]) => [key, Reflect.get(row, key) ?? empty]),
  )
}

/** The texts of these names in a row; empty where it has none. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  row: Readonly<Partial<Record<Name, string | null>>>,
): Record<Name, string>
export function textsOf(names: readonly string[], row: object): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(row, name) ?? '']))
}
