import type { PayloadRequest } from 'payload'

import { type PackageEntry, packageEntry } from '@/src/domain/catalogue/editing/package-form'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Package } from '@/src/payload-types'
import { asStaff, readAs, type Shown, saveEntry, shownEntry } from './entry'

export const shownPackage = (row: Package): Shown<PackageEntry> =>
  shownEntry(row.id, row.name, packageEntry(row))

const KIND = {
  slug: 'packages',
  read: readAs('packages', shownPackage),
  create: async (req: PayloadRequest, data: PackageEntry) =>
    (await createRow(req, 'packages', { data, ...asStaff(req) })).id,
  update: async (req: PayloadRequest, id: string, data: PackageEntry) => {
    await updateRow(req, 'packages', id, { data, ...asStaff(req) })
  },
} as const

/** Saves a package as its form says it. @throws AppError 404, 409, 422 */
export const savePackage = (req: PayloadRequest, seen: SeenEntry, typed: PackageEntry) =>
  saveEntry(req, KIND, seen, typed)
