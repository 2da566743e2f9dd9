/** Columns and rows of the map on which every state is one square. */
export const TILE_COLUMNS = 11
export const TILE_ROWS = 8

const MAP = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
] as const

export type Tile = { readonly code: string; readonly column: number; readonly row: number }

/** Where each state stands, roughly as on a map; columns and rows count from one. */
export const TILES: readonly Tile[] = MAP.flatMap((line, row) =>
  line
    .split(' ')
    .map((code, column) => ({ code, column: column + 1, row: row + 1 }))
    .filter(({ code }) => code !== '..'),
)

const byCode = new Map(TILES.map((tile) => [tile.code, tile]))

export function tileOf(code: string): Tile | undefined {
  return byCode.get(code)
}
