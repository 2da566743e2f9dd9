import { z } from 'zod'

/** How the IRS taxes a company: by its type and owners, unless it has chosen otherwise. */
export const TAX_CLASSES = ['disregarded', 'partnership', 's_corp', 'c_corp'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** What a state's rule may ask of a company. Null is not known (yet). */
export type CompanyTraits = {
  readonly owners?: number | null
  readonly taxClass?: TaxClass | null
  readonly foreignOwner?: boolean | null
}

const count = z.int().min(1)

/** Which companies something holds for. All that it names must be so. */
export const condition = z
  .strictObject({
    owners: z.strictObject({ min: count.optional(), max: count.optional() }).optional(),
    tax_class: z.array(z.enum(TAX_CLASSES)).min(1).optional(),
    foreign_owner: z.boolean().optional(),
  })
  .refine((one) => Object.keys(one).length > 0, 'names nothing')

export type Condition = z.infer<typeof condition>

type Answer = boolean | null

function countAnswer(wanted: Condition['owners'], owners: number | null | undefined): Answer {
  if (!wanted) return true
  if (owners === null || owners === undefined) return null
  return owners >= (wanted.min ?? 1) && owners <= (wanted.max ?? owners)
}

/** Whether a condition holds for a company; null where too little is known of it. */
export function conditionHolds(wanted: Condition, company: CompanyTraits): Answer {
  const { taxClass = null, foreignOwner = null } = company
  const answers: Answer[] = [
    countAnswer(wanted.owners, company.owners),
    wanted.tax_class ? taxClass && wanted.tax_class.includes(taxClass) : true,
    wanted.foreign_owner === undefined
      ? true
      : foreignOwner === null
        ? null
        : foreignOwner === wanted.foreign_owner,
  ]
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}

const TAXED: Readonly<Record<TaxClass, string>> = {
  disregarded: 'taxed with its owner',
  partnership: 'taxed as a partnership',
  s_corp: 'taxed as an S corporation',
  c_corp: 'taxed as a corporation',
}

function owners({ min, max }: NonNullable<Condition['owners']>): string {
  if (max === 1) return 'with one owner'
  if (max === undefined) return `with ${min ?? 1} or more owners`
  return min ? `with ${min} to ${max} owners` : `with up to ${max} owners`
}

/** Which companies a condition means, as it follows "a company". */
export function conditionText(wanted: Condition): string {
  const parts = [
    wanted.owners && owners(wanted.owners),
    wanted.tax_class?.map((one) => TAXED[one]).join(' or '),
    wanted.foreign_owner === true && 'with a foreign owner',
    wanted.foreign_owner === false && 'with owners in the US',
  ]
  return parts.filter(Boolean).join(' and ')
}
