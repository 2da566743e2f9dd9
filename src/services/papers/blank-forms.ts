import { and, desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { papers } from '@/src/database-schema'
import {
  type blankFormInput,
  linesOf,
  otherRevision,
  revisionIn,
  UNREAD_WORDS,
} from '@/src/domain/papers/official/blank-form'
import { misplaced } from '@/src/domain/papers/official/maps/beside-label'
import { compareFields, refusalOf } from '@/src/domain/papers/official/maps/compare-fields'
import type { FormMap } from '@/src/domain/papers/official/maps/field-map'
import { plural } from '@/src/domain/vocabulary/plural'
import { type Caller, databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { wrongField } from '@/src/lib/errors'
import { official_forms } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { type FormField, formFields, type ReadForm, readFormFile } from '@/src/pdf/forms/read-form'
import { requireClean } from '@/src/services/documents/store-customer-upload'
import { audit } from '@/src/services/platform/record-audit'
import { sha256 } from './print-paper'

/** The blank files in force: the hash of each, by its key. */
export async function blanksInForce(req: Caller): Promise<Record<string, string>> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ form: official_forms.form, hash: official_forms.hash })
    .from(official_forms)
    .where(eq(official_forms.state, 'in_force'))
  return Object.fromEntries(rows.map(({ form, hash }) => [form, hash]))
}

export type BlankForm = { readonly file: Buffer; readonly fields: readonly FormField[] }

/** A blank file as it was loaded, also when another has replaced it since. */
export async function blankForm(
  req: Caller,
  { key, sha256: hash }: { readonly key: string; readonly sha256: string },
): Promise<BlankForm> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ file: official_forms.file, fields: official_forms.fields })
    .from(official_forms)
    .where(and(eq(official_forms.form, key), eq(official_forms.hash, hash)))
    .orderBy(desc(official_forms.loadedAt))
    .limit(1)
  if (!row?.file) throw new Error(`The blank file of ${key} is gone`)
  return { file: row.file, fields: formFields.parse(row.fields) }
}

type Verdict = {
  readonly revision: string
  readonly fields: readonly FormField[]
  readonly reason: string | null
  readonly notes: readonly string[]
}

const MOST_NAMED = 5

function notesOf(map: FormMap, read: ReadForm): string[] {
  const { added } = compareFields(map, read.fields)
  const fields = map.fields.flatMap(({ line, name }) => {
    const place = read.fields.find((one) => one.name === name)?.places[0]
    return place ? [{ line, name, ...place }] : []
  })
  const { wrong } = misplaced(fields, read.pieces, linesOf(map.key))
  return [
    added.length > 0 && `${plural(added.length, 'field')} stay empty: ${added.join(', ')}.`,
    read.hasXfa && 'Its XFA packet is left out of filled forms.',
    read.hasScript && 'Its scripts are left out of filled forms.',
    wrong.length > 0 &&
      `Check ${plural(wrong.length, 'field')} in a filled form: ${wrong.slice(0, MOST_NAMED).join('; ')}.`,
  ].filter((note) => note !== false)
}

/** @throws AppError 422 where the file does not say its revision, and no one else does */
async function judge(
  map: FormMap,
  file: Buffer,
  { revision: said, areAddedSeen }: ReturnType<typeof blankFormInput.parse>,
): Promise<Verdict> {
  const read = await readFormFile(file)
  if (typeof read === 'string')
    return { revision: said, fields: [], reason: UNREAD_WORDS[read], notes: [] }
  const { fields } = read
  if (read.isTurned) return { revision: said, fields, reason: UNREAD_WORDS.turned, notes: [] }
  const revision = revisionIn(read.pieces.map(({ text }) => text).join(' ')) ?? said
  if (!revision) {
    throw wrongField(
      'revision',
      `The file does not say its revision as we know it. Enter it as printed, like ${map.revision}.`,
      'no_revision',
    )
  }
  const reason = otherRevision(map, revision) ?? refusalOf(compareFields(map, fields), areAddedSeen)
  return { revision, fields, reason, notes: reason ? [] : notesOf(map, read) }
}

/** Has the papers made again that a form is filled in for. */
async function makeAgain(req: PayloadRequest, key: string): Promise<void> {
  const db = await databaseOf(req)
  const kind = `form_${key === '1120' ? '5472' : key}`
  const rows = await db
    .selectDistinct({ order: papers.order })
    .from(papers)
    .where(and(eq(papers.kind, kind), eq(papers.state, 'ready')))
  for (const { order } of rows) await enqueue(req, 'produce-papers', { order })
}

/**
 * Puts a blank official form in force, if its fields are those of the reviewed map. What was refused is
 * kept as well, without its file.
 *
 * @throws AppError 422 `refused_form`, in words for staff
 */
export async function loadBlankForm(
  outer: PayloadRequest,
  map: FormMap,
  {
    file,
    ...input
  }: ReturnType<typeof blankFormInput.parse> & {
    readonly file: { readonly name: string; readonly data: Buffer }
  },
): Promise<{ message: string }> {
  await requireClean(file.data)
  const { revision, fields, reason, notes } = await judge(map, file.data, input)
  const hash = sha256(file.data)
  await inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `official-form:${map.key}`)
    const db = await databaseOf(req)
    const { [map.key]: before = null } = await blanksInForce(req)
    if (!reason)
      await db
        .update(official_forms)
        .set({ state: 'replaced' })
        .where(and(eq(official_forms.form, map.key), eq(official_forms.state, 'in_force')))
    const [row] = await db
      .insert(official_forms)
      .values({
        form: map.key,
        state: reason ? 'refused' : 'in_force',
        revision,
        hash,
        fileName: file.name.slice(0, 200),
        fields,
        reason,
        notes: [...notes],
        file: reason ? null : file.data,
        loadedBy: req.user?.id ?? null,
      })
      .returning({ id: official_forms.id })
    await audit(
      req,
      'orders',
      reason ? 'refuse_official_form' : 'load_official_form',
      ['official_forms', row?.id ?? ''],
      {
        before: { sha256: before },
        after: { form: map.form, revision, sha256: hash, fields: fields.length, reason },
      },
    )
    if (!reason) await makeAgain(req, map.key)
  })
  if (reason) throw wrongField('file', reason, 'refused_form')
  return { message: `Form ${map.form} is loaded: ${plural(fields.length, 'field')}.` }
}
