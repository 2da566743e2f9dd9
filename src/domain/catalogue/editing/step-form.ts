import { z } from 'zod'

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

type Text = string | null | undefined
type Lines = readonly string[] | null | undefined

type Stored = Pick<StepEntry, 'stepTitle' | 'stepDescription' | 'isActive'> & {
  readonly package: string | { readonly id: string }
  readonly detailedFeatures?: Lines
  readonly checkoutBenefits?: Lines
  readonly processDescription?: Text
  readonly timelineText?: Text
  readonly guaranteeText?: Text
}

export const stepEntry = (row: Stored): StepEntry => ({
  package: typeof row.package === 'string' ? row.package : row.package.id,
  stepTitle: row.stepTitle,
  stepDescription: row.stepDescription,
  detailedFeatures: [...(row.detailedFeatures ?? [])],
  checkoutBenefits: [...(row.checkoutBenefits ?? [])],
  processDescription: row.processDescription ?? '',
  timelineText: row.timelineText ?? '',
  guaranteeText: row.guaranteeText ?? '',
  isActive: row.isActive,
})

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
