import { TIERS, type Tier } from '@/src/domain/vocabulary/tiers'

type Sold = {
  readonly name: string
  readonly price: number
  /** The tiers beside which it is sold. */
  readonly tiers: readonly Tier[]
}

/**
 * What a package includes that a smaller one sells beside it, and what it leaves to be added.
 *
 * An add-on is included in every tier above the last one that sells it; one that is sold with every
 * tier, or with none, tells no package from another.
 *
 * @returns each with its price in dollars, null where it is included
 */
export function packageDifferences(
  tier: Tier,
  addons: readonly Sold[],
): { name: string; price: number | null }[] {
  return addons
    .filter(({ tiers }) => tiers.length > 0 && tiers.length < TIERS.length && isBelow(tiers))
    .map(({ name, price, tiers }) => ({ name, price: tiers.includes(tier) ? price : null }))
}

/** Whether it is sold with the smallest tiers alone. */
const isBelow = (tiers: readonly Tier[]) =>
  TIERS.slice(0, tiers.length).every((one) => tiers.includes(one))
