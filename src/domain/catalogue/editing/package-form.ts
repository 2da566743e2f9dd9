import { z } from 'zod'
import { ADDED_WORK } from '@/src/domain/vocabulary/added-work'
import { entryOf, type StoredAs } from '@/src/domain/vocabulary/stored-entry'
import { TIERS } from '@/src/domain/vocabulary/tiers'

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

export const packageEntry = (row: StoredAs<PackageEntry>) => entryOf(NEW_PACKAGE, row)
