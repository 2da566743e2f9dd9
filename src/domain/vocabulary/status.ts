/** How good or bad it is to stand there; the colour of a pill repeats it. */
export type Tone = 'neutral' | 'good' | 'warning' | 'bad'

/** One status: its word, and where it may go from there, where that is a rule. */
export type Status = {
  readonly label: string
  readonly tone: Tone
  readonly next?: readonly string[]
}

/** All statuses that a thing may have: the one shape of every status in the product. */
export type StatusTable = Readonly<Record<string, Status>>

/** The word of each status, for a choice of them. */
export function labelsOf<Name extends string>(
  table: Readonly<Record<Name, Status>>,
): Readonly<Record<Name, string>>
export function labelsOf(table: StatusTable): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label]))
}

const toned =
  <const T extends Tone>(tone: T) =>
  <const Label extends string>(label: Label) =>
    ({ label, tone }) as const

export const neutral = toned('neutral')
export const good = toned('good')
export const warning = toned('warning')
export const bad = toned('bad')
