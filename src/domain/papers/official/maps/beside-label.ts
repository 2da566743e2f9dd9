/** A text as it is printed on a page. */
export type Piece = {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly y: number
}

type Line = { readonly line: string; readonly label: string }

/** A mapped field and its box: left, bottom, right, top. */
export type PlacedField = {
  readonly line: string
  readonly name: string
  readonly page: number
  readonly rect: readonly [number, number, number, number]
}

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** So many letters of a label are enough to know it by. */
const ENOUGH = 14
/** Two texts are on one line when their baselines differ by no more, in points. */
const ONE_LINE = 4

const isLabel = (text: string, label: string): boolean => {
  const [printed, wanted] = [bare(text), bare(label)]
  if (wanted.length < ENOUGH) return printed === wanted || printed.startsWith(`${wanted}see`)
  return printed.length >= ENOUGH && wanted.startsWith(printed)
    ? true
    : printed.includes(wanted.slice(0, ENOUGH * 2))
}

type Anchor = Piece & { readonly lines: readonly string[] }

/** Where labels are printed, and of which lines; the number before a label distinguishes equal ones. */
function anchorsOf(pieces: readonly Piece[], lines: readonly Line[]): Anchor[] {
  return pieces.flatMap((piece) => {
    const like = lines.filter(({ label }) => isLabel(piece.text, label))
    if (like.length === 0) return []
    const before = pieces.filter(
      ({ page, x, y }) => page === piece.page && x < piece.x && Math.abs(y - piece.y) <= ONE_LINE,
    )
    const numbered = like.filter(({ line }) => before.some(({ text }) => text.trim() === line))
    const own = numbered.length > 0 ? numbered : like
    return [{ ...piece, lines: own.map(({ line }) => line) }]
  })
}

/** The label that a field belongs to: the closest above or level with it, and of those the last before it. */
function ownerOf({ page, rect }: PlacedField, anchors: readonly Anchor[]): Anchor | null {
  const [, low, right, high] = rect
  const middle = (low + high) / 2
  const above = anchors.filter(
    (one) => one.page === page && one.y >= middle - 2 * ONE_LINE && one.x <= right,
  )
  const closest = Math.min(...above.map(({ y }) => y))
  const level = above.filter(({ y }) => y - closest <= ONE_LINE)
  return level.toSorted((one, other) => other.x - one.x)[0] ?? null
}

/**
 * The fields that do not lie beside the label of their line, in words. A line whose label is not printed
 * as we know it is not judged.
 */
export function misplaced(
  fields: readonly PlacedField[],
  pieces: readonly Piece[],
  lines: readonly Line[],
): { readonly wrong: readonly string[]; readonly judged: number } {
  const anchors = anchorsOf(pieces, lines)
  const printed = new Set(anchors.flatMap((anchor) => anchor.lines))
  const judged = fields.filter(({ line }) => printed.has(line))
  const wrong = judged.flatMap((field) => {
    const owner = ownerOf(field, anchors)
    if (owner?.lines.includes(field.line)) return []
    const beside = owner ? `“${owner.text.trim().slice(0, 60)}”` : 'no label'
    return [`${field.name} is mapped to line ${field.line} and lies beside ${beside}`]
  })
  return { wrong, judged: judged.length }
}
