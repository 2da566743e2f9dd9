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
