import { expect, test } from 'vitest'

import {
  type ChainEntry,
  firstBreak,
  hashOfEntry,
  leafOf,
  makeSalt,
  START,
} from '@/src/lib/seal/hash-chain'
import { rounds } from '@/tests/support/suite/sample'

function chainOf(length: number): ChainEntry[] {
  const entries: ChainEntry[] = []
  for (let position = 1; position <= length; position += 1) {
    const told = { salt: makeSalt(), facts: JSON.stringify({ name: `Person ${position}` }) }
    const body = {
      position,
      kind: 'signed',
      paper: '11111111-1111-4111-8111-111111111111',
      signer: 'member-1',
      file: 'c'.repeat(64),
      at: '2026-11-26T18:00:00.000Z',
      previous: entries.at(-1)?.hash ?? START,
      leaf: leafOf(told.salt, told.facts),
    }
    entries.push({ ...body, hash: hashOfEntry(body), told })
  }
  return entries
}

const FIELDS = ['kind', 'paper', 'signer', 'file', 'at', 'previous', 'leaf', 'hash'] as const

/** The text with one bit of one of its letters changed. */
function flipped(text: string, at: number): string {
  const bytes = Buffer.from(text)
  const place = at % bytes.length
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 7))
  return bytes.toString('latin1')
}

test('each changed letter of an entry, of what it tells and of its salt is found', async () => {
  const entries = chainOf(40)
  expect(await firstBreak(entries)).toBeNull()
  for (let index = 0; index < rounds(10_000, 600); index += 1) {
    const at = index % entries.length
    const entry = entries[at]
    if (!entry?.told) throw new Error('no entry')
    const kind = index % (FIELDS.length + 2)
    const field = FIELDS[kind]
    const changed: ChainEntry = field
      ? { ...entry, [field]: flipped(entry[field] ?? '', index) }
      : kind === FIELDS.length
        ? { ...entry, told: { ...entry.told, facts: flipped(entry.told.facts, index) } }
        : { ...entry, told: { ...entry.told, salt: flipped(entry.told.salt, index) } }
    expect(await firstBreak(entries.with(at, changed))).toBe(at + 1)
  }
})

test('an entry that is left out, moved or added is found', async () => {
  const entries = chainOf(6)
  const [first, second, third, ...rest] = entries
  if (!first || !second || !third) throw new Error('no entries')
  expect(await firstBreak([first, third, ...rest])).toBe(2)
  expect(await firstBreak([first, third, second, ...rest])).toBe(2)
  expect(await firstBreak([first, second, second, third, ...rest])).toBe(3)
})

test('what is told of a person can go, and the chain still holds', async () => {
  expect(await firstBreak(chainOf(5).map((entry) => ({ ...entry, told: null })))).toBeNull()
})
