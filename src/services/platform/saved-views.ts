import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { countRows, findRows } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { SavedView as Row } from '@/src/payload-types'

export type SavedView = {
  readonly id: string
  readonly name: string
  readonly question: string
  readonly isShared: boolean
  readonly isMine: boolean
}

/** So many a person keeps for one list. */
const MOST = 30

const all = { overrideAccess: true } as const // the caller made sure that the list opens to them

const viewOf = (req: PayloadRequest, { id, name, question, isShared, owner }: Row): SavedView => ({
  id,
  name,
  question,
  isShared: Boolean(isShared),
  isMine: idOf(owner) === req.user?.id,
})

const mine = (req: PayloadRequest, screen: string): Where => ({
  and: [{ screen: { equals: screen } }, { owner: { equals: req.user?.id } }],
})

/** The views of a list that someone kept, and those that others share. */
export async function savedViewsOf(req: PayloadRequest, screen: string): Promise<SavedView[]> {
  const read = (where: Where, limit: number) =>
    findRows(req, 'savedViews', { where, sort: 'name', limit, ...all })
  const others: Where = {
    screen: { equals: screen },
    isShared: { equals: true },
    owner: { not_equals: req.user?.id },
  }
  const own = await read(mine(req, screen), MOST)
  const views = [...own, ...(await read(others, 100))].map((row) => viewOf(req, row))
  return views.sort((one, other) => one.name.localeCompare(other.name))
}

type NewView = Pick<SavedView, 'name' | 'question' | 'isShared'>

/** Keeps a question to a list under a name. @throws AppError 409 when there are too many */
export async function saveView(req: PayloadRequest, screen: string, view: NewView): Promise<void> {
  const owner = req.user?.id
  if (!owner) throw new AppError('signed_out', 'Please sign in first.', 401)
  const totalDocs = await countRows(req, 'savedViews', {
    where: mine(req, screen),
    overrideAccess: true, // their own
  })
  if (totalDocs >= MOST) {
    throw new AppError('too_many', `You can save ${MOST} views. Delete one first.`, 409)
  }
  await createRow(req, 'savedViews', { data: { ...view, screen, owner }, ...all })
}

async function requireMine(req: PayloadRequest, screen: string, id: string): Promise<void> {
  const totalDocs = await countRows(req, 'savedViews', {
    where: { and: [mine(req, screen), { id: { equals: id } }] },
    overrideAccess: true, // asks for their own alone
  })
  if (totalDocs === 0) throw new AppError('no_view', 'This view does not exist.', 404)
}

/** Gives one's own view another name. @throws AppError 404 */
export async function renameView(
  req: PayloadRequest,
  screen: string,
  { id, name }: Pick<SavedView, 'id' | 'name'>,
): Promise<void> {
  await requireMine(req, screen, id)
  await updateRow(req, 'savedViews', id, { data: { name }, ...all })
}

/** Deletes one's own view. @throws AppError 404 */
export async function deleteView(req: PayloadRequest, screen: string, id: string): Promise<void> {
  await requireMine(req, screen, id)
  await req.payload.delete({ collection: 'savedViews', id, ...all, req })
}
