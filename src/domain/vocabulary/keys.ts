type Table<Key extends string> = Readonly<Record<Key, unknown>>

/** Whether something is a key of a table: `isKeyOf(AREAS)`. */
export const isKeyOf =
  <Key extends string>(table: Table<Key>) =>
  (value: unknown): value is Key =>
    typeof value === 'string' && Object.hasOwn(table, value)

/** The keys of a table, in its order. */
export const keysOf = <Key extends string>(table: Table<Key>): readonly Key[] =>
  Object.keys(table).filter(isKeyOf(table))

/** The key of a table that something is; null when it is none. */
export const keyIn = <Key extends string>(table: Table<Key>, value: unknown): Key | null =>
  isKeyOf(table)(value) ? value : null
