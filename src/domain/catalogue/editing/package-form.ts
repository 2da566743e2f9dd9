import { z } from 'zod'

import { ADDED_WORK, type AddedWork } from '@/src/domain/vocabulary/added-work'
import { TIERS, type Tier } from '@/src/domain/vocabulary/tiers'

import { neededName, seenEntry, typedLines, typedPrice, typedText } from './typed-values'

/** What staff say of a package. */
export const packageForm = z.strictObject({
  name: neededName('Enter a name.', 80),
  description: typedText(500),
  price: typedPrice({ isWhole: true }),
  tier: z.enum(TIERS, 'Choose a tier.'),
  features: typedLines,
  includes: z.array(z.enum(ADDED_WORK)).max(ADDED_WORK.length),
  isPopular: z.boolean(),
  isActive: z.boolean(),
})

export const packageInput = packageForm.extend(seenEntry)

export type PackageEntry = z.output<typeof packageForm>

type Stored = {
  readonly name: string
  readonly description?: string | null
  readonly price: number
  readonly tier: Tier
  readonly features?: readonly string[] | null
  readonly includes?: readonly AddedWork[] | null
  readonly isPopular: boolean
  readonly isActive: boolean
}

export const packageEntry = (row: Stored): PackageEntry => ({
  name: row.name,
  description: row.description ?? '',
  price: row.price,
  tier: row.tier,
  features: [...(row.features ?? [])],
  includes: [...(row.includes ?? [])],
  isPopular: row.isPopular,
  isActive: row.isActive,
})

export const NEW_PACKAGE: PackageEntry = {
  name: '',
  description: '',
  price: 0,
  tier: 'starter',
  features: [],
  includes: [],
  isPopular: false,
  isActive: true,
}
