import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { addons, checkout_packages, packages, states } from '@/src/database-schema'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError, withFields } from '@/src/lib/errors'
import { versionOf } from '@/src/services/catalogue/facts/state-with-facts'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const TABLES = { packages, addons, states, checkoutPackages: checkout_packages }

/** What the catalogue consists of, as staff edit it. */
export type EntrySlug = keyof typeof TABLES

/** What one of them is called in a sentence. */
export const ENTRY_LABELS = {
  packages: 'package',
  addons: 'add-on',
  states: 'state',
  checkoutPackages: 'checkout package',
} as const satisfies Record<EntrySlug, string>

/** An entry as its form shows it: its fields, and the name of exactly those. */
export type Shown<Entry> = {
  readonly id: string
  readonly name: string
  readonly entry: Entry
  readonly version: string
}

export const shownEntry = <Entry>(id: string, name: string, entry: Entry): Shown<Entry> => ({
  id,
  name,
  entry,
  version: versionOf(entry),
})

/** Someone saved an entry while someone else had it open: both versions are kept. */
export class ChangedMeanwhile extends AppError {
  constructor(readonly current: Shown<unknown>) {
    super(
      'changed_meanwhile',
      `${current.name} changed while you had it open. Your text is still here. Compare the two, then save again.`,
      409,
    )
  }
}

export const gone = (slug: EntrySlug) =>
  new AppError('gone', `This ${ENTRY_LABELS[slug]} does not exist. It may have been deleted.`, 404)

/** Changes the catalogue: all of it or nothing, and the public site reads it again. */
export async function changeCatalogue<T>(
  req: PayloadRequest,
  slug: EntrySlug,
  work: (inside: PayloadRequest) => Promise<T>,
): Promise<T> {
  const done = await withFields(() => inTransactionOf(req, work))
  await invalidateTags(req, [slug]) // again, for a page that was made before the commit
  return done
}

/** Makes everyone else who changes this entry wait. @throws AppError 404 when there is none */
export async function holdEntry(req: PayloadRequest, slug: EntrySlug, id: string): Promise<void> {
  if (!(await lockRow(req, TABLES[slug], id))) throw gone(slug)
}

type Kind<Entry, Typed> = {
  readonly slug: EntrySlug
  readonly read: (req: PayloadRequest, id: string) => Promise<Shown<Entry> | null>
  readonly create: (req: PayloadRequest, typed: Typed) => Promise<string>
  readonly update: (req: PayloadRequest, id: string, typed: Typed) => Promise<void>
}

/**
 * Saves what a form says of an entry, or makes a new one.
 * @throws AppError 404, 409 `ChangedMeanwhile`, 422
 */
export async function saveEntry<Entry, Typed>(
  req: PayloadRequest,
  { slug, read, create, update }: Kind<Entry, Typed>,
  seen: SeenEntry,
  typed: Typed,
): Promise<string> {
  return changeCatalogue(req, slug, async (inside) => {
    const { id } = seen
    if (id === null) return create(inside, typed)
    await holdEntry(inside, slug, id)
    const current = await read(inside, id)
    if (!current) throw gone(slug)
    if (current.version !== seen.version) throw new ChangedMeanwhile(current)
    await update(inside, id, typed)
    return id
  })
}

/** How staff read and write: by their own rights, and without relations. */
export const asStaff = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const

type Row<Slug extends EntrySlug> = DataFromCollectionSlug<Slug>

/** One that is there: not in the trash, or there alone. */
export async function entryRow<Slug extends EntrySlug>(
  req: PayloadRequest,
  slug: Slug,
  id: string,
  isTrashed = false,
): Promise<Row<Slug> | null> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: {
      and: [{ id: { equals: id } }, ...(isTrashed ? [{ deletedAt: { exists: true } }] : [])],
    },
    trash: isTrashed,
    limit: 1,
    pagination: false,
    ...asStaff(req),
  })
  return docs[0] ?? null
}

/** Reads one as its form shows it. */
export const readAs =
  <Slug extends EntrySlug, Entry>(slug: Slug, show: (row: Row<Slug>) => Shown<Entry>) =>
  async (req: PayloadRequest, id: string): Promise<Shown<Entry> | null> => {
    const row = await entryRow(req, slug, id)
    return row && show(row)
  }

const nameOf = (row: Row<EntrySlug>): string => ('stepTitle' in row ? row.stepTitle : row.name)

/** What an entry is called. @throws AppError 404 */
export async function entryName(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
  isTrashed = false,
): Promise<string> {
  const row = await entryRow(req, slug, id, isTrashed)
  if (!row) throw gone(slug)
  return nameOf(row)
}

/** Switches a flag of an entry; says what it is called. @throws AppError 404 */
export async function switchEntry(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
  flag: { readonly isActive: boolean } | { readonly isPopular: boolean },
): Promise<string> {
  return changeCatalogue(req, slug, async (inside) => {
    await holdEntry(inside, slug, id)
    const name = await entryName(inside, slug, id)
    await inside.payload.update({ collection: slug, id, data: flag, ...asStaff(inside) })
    return name
  })
}

/** Sets when an entry went into the trash; says what it is called. */
async function setDeleted(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
  deletedAt: string | null,
): Promise<string> {
  const trash = deletedAt === null
  return changeCatalogue(req, slug, async (inside) => {
    await holdEntry(inside, slug, id)
    const name = await entryName(inside, slug, id, trash)
    const data = { deletedAt }
    await inside.payload.update({ collection: slug, id, data, trash, ...asStaff(inside) })
    return name
  })
}

/** Puts an entry into the trash; says what it is called. @throws AppError 404, or 409 while used */
export const removeEntry = (req: PayloadRequest, slug: EntrySlug, id: string) =>
  setDeleted(req, slug, id, new Date().toISOString())

/** Takes an entry out of the trash; says what it is called. @throws AppError 404 */
export const restoreEntry = (req: PayloadRequest, slug: EntrySlug, id: string) =>
  setDeleted(req, slug, id, null)

export type Trashed = { readonly id: string; readonly name: string; readonly deletedAt: string }

/** What lies in the trash, the newest first. */
export async function trashOf(req: PayloadRequest, slug: EntrySlug): Promise<Trashed[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { deletedAt: { exists: true } },
    sort: '-deletedAt',
    trash: true,
    limit: 50,
    pagination: false,
    ...asStaff(req),
  })
  return docs.map((row) => ({
    id: row.id,
    name: nameOf(row),
    deletedAt: row.deletedAt ?? '',
  }))
}

/** What is said once an entry is in the trash. */
export const deletedText = (slug: EntrySlug, name: string): string =>
  slug === 'checkoutPackages'
    ? 'Checkout package deleted successfully!'
    : `Deleted: ${name}. You can restore this ${ENTRY_LABELS[slug]} from the trash.`
