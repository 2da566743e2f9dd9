import type { PayloadRequest } from 'payload'
import { type StepEntry, stepEntry } from '@/src/domain/catalogue/editing/step-form'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { lockInTransaction } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { countRows, findRows } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { CheckoutPackage } from '@/src/payload-types'
import { asStaff, changeCatalogue, readAs, type Shown, saveEntry, shownEntry } from './entry'

export const shownStep = (row: CheckoutPackage): Shown<StepEntry> =>
  shownEntry(row.id, row.stepTitle, stepEntry(row))

/** A package that is there and not in the trash. @throws AppError 422 */
async function requirePackage(req: PayloadRequest, id: string): Promise<void> {
  const totalDocs = await countRows(req, 'packages', {
    where: { id: { equals: id } },
    overrideAccess: true, // whether it is there, and no more
  })
  if (totalDocs > 0) return
  throw wrongField('package', 'This package does not exist. Choose another one.')
}

const KIND = {
  slug: 'checkoutPackages',
  read: readAs('checkoutPackages', shownStep),
  create: async (req: PayloadRequest, data: StepEntry) => {
    await lockInTransaction(req, 'the order of checkout packages')
    await requirePackage(req, data.package)
    const created = await createRow(req, 'checkoutPackages', { data, ...asStaff(req) })
    return created.id
  },
  /** The package that it describes stays the one it was made for. */
  update: async (req: PayloadRequest, id: string, { package: _base, ...data }: StepEntry) => {
    await updateRow(req, 'checkoutPackages', id, { data, ...asStaff(req) })
  },
} as const

/** Saves a description as its form says it. @throws AppError 404, 409, 422 */
export const saveStep = (req: PayloadRequest, seen: SeenEntry, typed: StepEntry) =>
  saveEntry(req, KIND, seen, typed)

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])

const otherOrder = () =>
  new AppError(
    'changed_meanwhile',
    'Someone else changed the list while you were sorting it. This is the current order. Sort it again.',
    409,
  )

/**
 * Puts the descriptions in an order, as someone decided who saw them in the order `was`.
 * @throws AppError 409 when they are in another one by now, or others
 */
export async function sortSteps(
  req: PayloadRequest,
  { ids, was }: { readonly ids: readonly string[]; readonly was: readonly string[] },
): Promise<void> {
  await changeCatalogue(req, 'checkoutPackages', async (inside) => {
    await lockInTransaction(inside, 'the order of checkout packages')
    const docs = await findRows(inside, 'checkoutPackages', {
      sort: ['sortOrder', 'id'],
      select: { sortOrder: true },
      ...asStaff(inside),
    })
    const present = docs.map(({ id }) => id)
    if (!isSame(present, was) || !isSame([...ids].sort(), [...present].sort())) throw otherOrder()
    for (const { id, sortOrder } of docs) {
      const place = ids.indexOf(id) + 1
      if (place === sortOrder) continue
      const data = { sortOrder: place }
      await updateRow(inside, 'checkoutPackages', id, { data, ...asStaff(inside) })
    }
  })
}
