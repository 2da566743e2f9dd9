import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const text = readFileSync('docs/money-path.md', 'utf8')
const FILE = /`((?:src|endpoints)\/[\w./()[\]-]+\.tsx?)`/g

const filesIn = (part: string) => [...part.matchAll(FILE)].map(([, file = '']) => file)

/** The files of the walk, in its order. */
const stations = text.split('\n').flatMap((line) => {
  const [, number, file] = /^(\d+)\. `([^`]+)`/.exec(line) ?? []
  return number && file ? [{ number: Number(number), file }] : []
})

test('every file that the money path names is there', () => {
  expect(filesIn(text).filter((file) => !existsSync(file))).toEqual([])
})

test('the walk is numbered through, names no file twice, and is not longer than 52', () => {
  expect(stations.map(({ number }) => number)).toEqual(stations.map((_, index) => index + 1))
  expect(new Set(stations.map(({ file }) => file)).size).toBe(stations.length)
  expect(stations.length).toBeGreaterThan(40)
  expect(stations.length).toBeLessThanOrEqual(52)
})
