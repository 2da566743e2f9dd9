import { z } from 'zod'
import { entryOf, type StoredAs } from '@/src/domain/vocabulary/stored-entry'

import { neededName, neededText, seenEntry, typedLines, typedText } from './typed-values'

/** How the package step of the checkout describes a package, as staff say it. */
export const stepForm = z.strictObject({
  package: z.guid('Choose a package.'),
  stepTitle: neededName('Enter a step title.', 120),
  stepDescription: neededText('Enter a step description.', 1000),
  detailedFeatures: typedLines,
  checkoutBenefits: typedLines,
  processDescription: typedText(1000),
  timelineText: typedText(200),
  guaranteeText: typedText(200),
  isActive: z.boolean(),
})

export const stepInput = stepForm.extend(seenEntry)

/** The descriptions in their new order, and in the one that was on screen. */
export const orderInput = z.strictObject({
  ids: z.array(z.guid()).min(1).max(200),
  was: z.array(z.guid()).min(1).max(200),
})

export type StepEntry = z.output<typeof stepForm>

export const NEW_STEP: StepEntry = {
  package: '',
  stepTitle: '',
  stepDescription: '',
  detailedFeatures: [],
  checkoutBenefits: [],
  processDescription: '',
  timelineText: '',
  guaranteeText: '',
  isActive: true,
}

type Stored = StoredAs<Omit<StepEntry, 'package'>> & {
  readonly package: string | { readonly id: string }
}

export const stepEntry = (row: Stored): StepEntry =>
  entryOf(NEW_STEP, {
    ...row,
    package: typeof row.package === 'string' ? row.package : row.package.id,
  })
