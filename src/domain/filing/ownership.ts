import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'

/** All of a company, in basis points: hundredths of a percent. */
export const WHOLE = 10_000

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/

/** What someone typed as a percentage, in basis points: `33.33` is 3333. Null when it is none. */
export function parsePercent(text: string): number | null {
  const [, whole, part = ''] = PERCENT.exec(plainSigns(text)) ?? []
  if (whole === undefined) return null
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return basisPoints <= WHOLE ? basisPoints : null
}

/** Basis points as people write them: 3333 is `33.33`, 5000 is `50`. */
export function formatPercent(basisPoints: number): string {
  const [whole, part] = [Math.floor(basisPoints / 100), basisPoints % 100]
  if (part === 0) return String(whole)
  return `${whole}.${String(part).padStart(2, '0').replace(/0$/, '')}`
}

/** Equal shares that make a whole; what cannot be divided goes to the first. */
export function splitEvenly(owners: number): number[] {
  if (owners < 1) return []
  const share = Math.floor(WHOLE / owners)
  return Array.from({ length: owners }, (_, index) =>
    index === 0 ? WHOLE - share * (owners - 1) : share,
  )
}

type Owner = { readonly ownershipBasisPoints: number }

/** How far the shares are from a whole: what is left to give, negative when it is too much. */
export function ownershipLeft(owners: readonly Owner[]): number {
  return WHOLE - owners.reduce((sum, owner) => sum + owner.ownershipBasisPoints, 0)
}

/** What is wrong with the shares taken together; null when they add to exactly 100 %. */
export function ownershipProblem(owners: readonly Owner[]): string | null {
  const left = ownershipLeft(owners)
  if (left === 0) return null
  const amount = formatPercent(Math.abs(left))
  return left > 0
    ? `Ownership must add up to 100%. You have ${amount}% left to assign.`
    : `Ownership must add up to 100%. You are ${amount}% over.`
}
