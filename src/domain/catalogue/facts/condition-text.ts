import type { Condition, TaxClass } from '@/src/domain/catalogue/facts/condition'

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
