import { z } from 'zod'
import { entryOf, type StoredAs } from '@/src/domain/vocabulary/stored-entry'

import { neededName, seenEntry, typedPrice, typedText } from './typed-values'

/** Every category of add-ons, with its word. */
export const ADDON_CATEGORIES = {
  service: 'Service',
  document: 'Document',
  compliance: 'Compliance',
  legal: 'Legal',
} as const

/** What staff say of an add-on; what it costs by the month or year stays in Payload's form. */
export const addonForm = z.strictObject({
  name: neededName('Enter a name.', 80),
  description: typedText(500),
  price: typedPrice(),
  category: z.enum(['service', 'document', 'compliance', 'legal'], 'Choose a category.'),
  isActive: z.boolean(),
  showInStarter: z.boolean(),
  showInStandard: z.boolean(),
  showInPremium: z.boolean(),
  isRegisteredAgent: z.boolean(),
  isRepeatable: z.boolean(),
  question: typedText(300),
  steps: z.array(z.enum(['submitted', 'approved'])).max(2),
})

export const addonInput = addonForm.extend(seenEntry)

/** A price typed into the list: `was` is what stood there, in dollars. */
export const priceInput = z.strictObject({ price: typedPrice(), was: z.number().nonnegative() })

export type AddonEntry = z.output<typeof addonForm>

export const NEW_ADDON: AddonEntry = {
  name: '',
  description: '',
  price: 0,
  category: 'service',
  isActive: true,
  showInStarter: true,
  showInStandard: true,
  showInPremium: true,
  isRegisteredAgent: false,
  isRepeatable: false,
  question: '',
  steps: [],
}

export const addonEntry = (row: StoredAs<AddonEntry>) => entryOf(NEW_ADDON, row)
