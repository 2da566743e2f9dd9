import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

/** The pages in `docs` that follow something file by file, and how many files each may take. */
const MOST = {
  'email-path.md': 28,
  'lead-path.md': 28,
  'money-path.md': 40,
  'text-path.md': 28,
  'ticket-path.md': 28,
}

const FILE = /`((?:src|endpoints|hooks)\/[\w./()[\]-]+\.tsx?)`/g
const NUMBERED = /^(\d+)\. `([^`]+)`/
const IMPORT = /(?:from|import\()\s*'([^']+)'/g

const read = (page: string) => readFileSync(join('docs', page), 'utf8')

type Station = { readonly number: number; readonly file: string; readonly isFirst: boolean }

/** The files of a page in its order. The first of a list is where its sentence leads. */
function stationsOf(page: string): Station[] {
  let isFirst = true
  return read(page)
    .split('\n')
    .flatMap((line) => {
      const [, number, file] = NUMBERED.exec(line) ?? []
      if (number && file) {
        const station = { number: Number(number), file, isFirst }
        isFirst = false
        return [station]
      }
      if (/^\S/.test(line)) isFirst = true
      return []
    })
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)
    return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
  })
}

/** What Payload and Next call by themselves. */
const isCalledByFramework = (file: string) => /^(?:endpoints|hooks|src\/app)\//.test(file)

test('every page that follows a path is in the table', () => {
  expect(readdirSync('docs').filter((name) => name.endsWith('-path.md'))).toEqual(Object.keys(MOST))
})

describe.each(Object.entries(MOST))('%s', (page, most) => {
  const stations = stationsOf(page)

  test('names files that exist', () => {
    const named = [...read(page).matchAll(FILE)].map(([, file = '']) => file)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  test('is numbered through, names no file twice, and is as short as promised', () => {
    expect(stations.map(({ number }) => number)).toEqual(stations.map((_, index) => index + 1))
    expect(new Set(stations.map(({ file }) => file)).size).toBe(stations.length)
    expect(stations.length).toBeGreaterThan(20)
    expect(stations.length).toBeLessThanOrEqual(most)
  })

  test('goes from file to file as the code does', () => {
    const reached = new Set<string>()
    const lost = stations.filter(({ file, isFirst }) => {
      const isReached = isFirst || isCalledByFramework(file) || reached.has(file)
      for (const imported of importsOf(file)) reached.add(imported)
      return !isReached
    })
    expect(lost.map(({ file }) => file)).toEqual([])
  })

  test('is linked from the README and the architecture', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`docs/${page}`)
    expect(read('architecture.md')).toContain(`(${page})`)
  })
})
