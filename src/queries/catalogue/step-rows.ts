import type { PayloadRequest } from 'payload'

import type { StepEntry } from '@/src/domain/catalogue/editing/step-form'
import type { CheckoutPackage, Package } from '@/src/payload-types'
import { allEntries } from '@/src/queries/catalogue/all-entries'
import { shownStep } from '@/src/services/catalogue/entries/checkout-packages'
import type { Shown } from '@/src/services/catalogue/entries/entry'

/** The package that a description is about. */
export type BasePackage = Pick<Package, 'name' | 'price' | 'isPopular'>

export type StepRow = { readonly shown: Shown<StepEntry>; readonly base: BasePackage | null }

type Steps = {
  readonly rows: readonly StepRow[]
  /** The name of each package that can be described, by its id. */
  readonly packages: Readonly<Record<string, string>>
}

const baseId = ({ package: base }: CheckoutPackage) => (typeof base === 'string' ? base : base.id)

/** The descriptions in their order, each with its package. */
export async function stepRows(req: PayloadRequest): Promise<Steps> {
  const steps = await allEntries(req, 'checkoutPackages', ['sortOrder', 'id'])
  const bases = await req.payload.find({
    collection: 'packages',
    select: { name: true, price: true, isPopular: true },
    sort: 'price',
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: true, // the names and prices that the website shows
    req,
  })
  const byId = new Map(bases.docs.map((base) => [base.id, base]))
  return {
    rows: steps.map((row) => ({ shown: shownStep(row), base: byId.get(baseId(row)) ?? null })),
    packages: Object.fromEntries(bases.docs.map(({ id, name }) => [id, name])),
  }
}
