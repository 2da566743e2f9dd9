import { expect, test } from 'vitest'

import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { TILE_COLUMNS, TILE_ROWS, TILES } from '@/src/domain/catalogue/states/tile-map'

test('the map has one square for each of the 51, and no two on one place', () => {
  expect(TILES.map(({ code }) => code).toSorted()).toEqual(Object.keys(JURISDICTIONS).toSorted())
  expect(new Set(TILES.map(({ column, row }) => `${column}/${row}`)).size).toBe(51)
  expect(Math.max(...TILES.map(({ column }) => column))).toBe(TILE_COLUMNS)
  expect(Math.max(...TILES.map(({ row }) => row))).toBe(TILE_ROWS)
})
