import { z } from 'zod'

import { designInput } from './visual/design'

/** An email is written as HTML, or in the visual editor. */
const WAYS = ['code', 'visual'] as const

export const CONTENT_MAX = 100_000

/** What an email says, and how it was written. */
export const writtenContent = {
  content: z
    .string('Enter the content')
    .trim()
    .min(1, 'Enter the content')
    .max(CONTENT_MAX, 'Use at most 100,000 characters')
    .refine((text) => !text.includes('\0'), 'Remove the characters that cannot be shown'),
  writtenAs: z.enum(WAYS).default('code'),
  /** The visual editor's document as JSON. */
  design: z.string().nullable().default(null),
}

/** A design whose every part is validated. */
export const checkedDesign = { design: designInput.nullable().default(null) }

type Way = { readonly writtenAs: (typeof WAYS)[number]; readonly design: unknown }

/** What is written visually has its document. */
export const hasItsDesign = ({ writtenAs, design }: Way): boolean =>
  writtenAs === 'code' || design !== null

export const NO_DESIGN = { path: ['content'], message: 'Write the email first' }

/** The document of what is written visually; none of what has become code. */
export const keptDesign = <One extends Way>({ writtenAs, design }: One): One['design'] | null =>
  writtenAs === 'visual' ? design : null
