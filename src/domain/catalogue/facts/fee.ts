import { z } from 'zod'

import type { CompanyTraits } from '@/src/domain/catalogue/facts/condition'

const cents = z.int().min(0).max(1_000_000_00)

/** What a state charges. Amounts are cents. */
export const fee = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('fixed'), cents }),
  /** By channel, null where the state has none; we file through the one that `uses` names. */
  z
    .strictObject({
      type: z.literal('channel'),
      online: cents.nullable(),
      paper: cents.nullable(),
      uses: z.enum(['online', 'paper']),
    })
    .refine((one) => one[one.uses] !== null, 'has no fee for the channel that we use'),
  /** So much for each owner above a number, beside a base; never less or more than its bounds. */
  z.strictObject({
    type: z.literal('per'),
    per: z.enum(['member', 'owner']),
    base: cents,
    each: cents,
    above: z.int().min(0),
    min: cents,
    max: cents.nullable(),
  }),
  /** By a figure that only the company knows, such as its income: each row up to so many dollars. */
  z.strictObject({
    type: z.literal('brackets'),
    of: z.string().min(1).max(80),
    rows: z.array(z.strictObject({ upTo: z.number().positive().nullable(), cents })).min(2),
  }),
  /** From the least to the most, or without a most. */
  z
    .strictObject({ type: z.literal('range'), least: cents, most: cents.nullable() })
    .refine(({ least, most }) => most === null || most >= least, 'ends below its beginning'),
])

export type Fee = z.infer<typeof fee>

/** An amount in cents; `most` is another one where it may be more, null where nothing bounds it. */
export type FeeAmount = { readonly least: number; readonly most: number | null }

const exactly = (amount: number): FeeAmount => ({ least: amount, most: amount })

type PerOwner = Extract<Fee, { type: 'per' }>

function forOwners({ base, each, above, min, max }: PerOwner, owners: number): number {
  const sum = base + each * Math.max(0, owners - above)
  return Math.min(Math.max(sum, min), max ?? Number.POSITIVE_INFINITY)
}

/** What a company pays: exactly one amount wherever what is known of it decides. */
export function feeAmount(formula: Fee, company: CompanyTraits = {}): FeeAmount {
  switch (formula.type) {
    case 'none':
      return exactly(0)
    case 'fixed':
      return exactly(formula.cents)
    case 'channel':
      return exactly(formula[formula.uses] ?? 0)
    case 'per':
      if (company.owners) return exactly(forOwners(formula, company.owners))
      return { least: forOwners(formula, 1), most: formula.max }
    case 'brackets': {
      const amounts = formula.rows.map((row) => row.cents)
      return { least: Math.min(...amounts), most: Math.max(...amounts) }
    }
    case 'range':
      return { least: formula.least, most: formula.most }
  }
}

export const isExact = ({ least, most }: FeeAmount) => least === most
