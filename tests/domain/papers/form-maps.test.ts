import { describe, expect, test } from 'vitest'
import { makeForm, type Play, SANDBOX_FORMS } from '@/sandbox/forms/make-form'
import { linesOf } from '@/src/domain/papers/official/blank-form'
import { misplaced } from '@/src/domain/papers/official/maps/beside-label'
import { compareFields, refusalOf } from '@/src/domain/papers/official/maps/compare-fields'
import { FORM_MAPS, mapOf } from '@/src/domain/papers/official/maps/form-maps'
import { checkForm } from '@/src/pdf/forms/check-form'
import { fillForm } from '@/src/pdf/forms/fill-form'
import { type FormField, readFormFile } from '@/src/pdf/forms/read-form'
import { everyNth } from '@/tests/support/suite/sample'

/** The published file of each form with what is read from it: read once, in a process of its own. */
const published = new Map<string, ReturnType<typeof readPublished>>()
async function readPublished(key: string) {
  const file = await makeForm(key)
  return { file, read: await readFormFile(file) }
}
function publishedForm(key: string) {
  const known = published.get(key) ?? readPublished(key)
  published.set(key, known)
  return known
}

async function refusal(key: string, play: Play, areAddedSeen = false) {
  const { read } =
    play === 'published'
      ? await publishedForm(key)
      : { read: await readFormFile(await makeForm(key, play)) }
  const map = mapOf(key)
  if (typeof read === 'string' || !map) return read
  return refusalOf(compareFields(map, read.fields), areAddedSeen)
}

describe('a map and the file of its form', () => {
  test.each(FORM_MAPS.map(({ key }) => key))('have the same fields: %s', async (key) => {
    const { read } = await publishedForm(key)
    expect(await refusal(key, 'published')).toBeNull()
    expect(read).toMatchObject({ hasXfa: false, hasScript: false, isTurned: false })
    const form = SANDBOX_FORMS.find((one) => one.key === key)
    expect(mapOf(key)?.revision).toBe(form?.revision)
  })

  const differences = [
    ['missing_field', 'These fields are missing: f1_46[0].'],
    ['longer_limit', 'f1_11[0] takes 18 characters, not 11'],
    ['shorter_limit', 'f1_11[0] takes 10 characters, not 11'],
    ['renamed_field', 'our map does not know: f1_46_new[0]'],
    ['extra_field', 'our map does not know: f1_469[0]'],
    ['radio_group', 'c1_1[0] is a radio group, not a check box'],
    ['encrypted', 'encrypted'],
  ] as const
  test.each(everyNth(differences, 3))('differ by %s, which is said', async (play, words) => {
    expect(await refusal('ss-4', play)).toContain(words)
  })

  test('agree again when someone has looked at fields that are new', async () => {
    expect(await refusal('ss-4', 'extra_field', true)).toBeNull()
    expect(await refusal('ss-4', 'renamed_field', true)).toContain('These fields are missing')
  })
})

test('each line of a map is one of its form', () => {
  for (const { key, fields } of FORM_MAPS) {
    const lines = SANDBOX_FORMS.find((one) => one.key === key)?.lines.map(({ line }) => line)
    expect(lines).toEqual(expect.arrayContaining(fields.map(({ line }) => line)))
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  }
})

test('a file that cannot be read is given up, and one that takes too long is ended', async () => {
  expect(await readFormFile(Buffer.from('%PDF-1.7 and nothing else'))).toBe('unreadable')
  expect(await readFormFile(await makeForm('ss-4'), 1)).toBe('slow')
})

async function blankOf(key: string) {
  const map = mapOf(key)
  const { file, read } = await publishedForm(key)
  if (typeof read === 'string' || !map) throw new Error(`${key} cannot be read`)
  const placed = map.fields.flatMap(({ line, name }) => {
    const place = read.fields.find((one) => one.name === name)?.places[0]
    return place ? [{ line, name, ...place }] : []
  })
  return { file, map, read, placed }
}

/** An entry for every field, as long as it may be. */
const entryFor = ({ name, kind, max }: FormField, index: number) =>
  kind === 'checkbox'
    ? ({ name, value: true } as const)
    : { name, value: max > 0 ? '1234567890123'.slice(0, max) : `Żółw Nguyễn ${index}` }

const FILLED = everyNth(FORM_MAPS, 3).map(({ key }) => key)

describe.each(FORM_MAPS.map(({ key }) => key))('Form %s', (key) => {
  test('has each mapped field beside the label of its line', async () => {
    const { read, placed } = await blankOf(key)
    const { wrong, judged } = misplaced(placed, read.pieces, linesOf(key))
    expect(wrong).toEqual([])
    expect(judged).toBeGreaterThan(placed.length * 0.95)
    const first = placed[0]?.line
    const other = placed.findLast(({ line }) => line !== first)?.line ?? ''
    const swapped = placed.map((one) => ({ ...one, line: one.line === first ? other : one.line }))
    expect(misplaced(swapped, read.pieces, linesOf(key)).wrong[0]).toContain(`line ${other}`)
  })

  test.runIf(FILLED.includes(key))(
    'holds exactly what each field was given, and the check finds what is elsewhere',
    async () => {
      const { file, read } = await blankOf(key)
      const entries = read.fields.filter(({ kind }) => kind !== 'signature').map(entryFor)
      const filled = await fillForm(file, read.fields, entries)
      expect(filled.overflow).toEqual([])
      const checked = await checkForm(file, filled.file, filled.drawn)
      expect(checked).toEqual({ checked: entries.length, wrong: [], stray: [] })

      const [one, ...rest] = filled.drawn
      if (!one) throw new Error('Nothing was drawn')
      const other = await checkForm(file, filled.file, [{ ...one, text: 'Another' }, ...rest])
      expect(other.wrong).toEqual([one.name])
      expect((await checkForm(file, filled.file, rest)).stray.length).toBeGreaterThan(0)
    },
  )
})

test('owners for whom Form 2553 has no row go on another sheet', () => {
  const owners = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      [`owner${index + 1}`]: `Owner ${index + 1}, Dover`,
      [`owner${index + 1}Share`]: '10%',
      [`owner${index + 1}Since`]: '2026-11-28',
    }))
  const beyond = (count: number) =>
    mapOf('2553')?.beyond?.({ words: Object.assign({}, ...owners(count)), codes: {} })

  expect(beyond(7)).toEqual([])
  expect(beyond(9)).toEqual([
    { line: 'J', value: 'Owner 8, Dover, 10%, 11/28/2026' },
    { line: 'J', value: 'Owner 9, Dover, 10%, 11/28/2026' },
  ])
})
