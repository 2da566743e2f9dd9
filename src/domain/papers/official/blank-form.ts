import { z } from 'zod'
import { OFFICIAL_FORMS } from '@/src/domain/papers/official/forms'
import type { FormMap } from '@/src/domain/papers/official/maps/field-map'
import { MONTHS } from '@/src/domain/vocabulary/time/months'

/** What staff say of a blank form beside its file. */
export const blankFormInput = z.object({
  /** For a file that does not print its revision as we know it. */
  revision: z.string().trim().max(40).default(''),
  /** Someone has looked at the fields that the map does not know. */
  areAddedSeen: z
    .string()
    .optional()
    .transform((value) => value === 'yes'),
})

/** `December 2025`, whatever stands around it: `(Rev. Dec. 2025)`, `(Rev. 12-2025)`. */
export function revisionIn(printed: string): string | null {
  const words = /\(\s*Rev\.?\s+([A-Z][a-z]{2,8})\.?\s+(\d{4})/.exec(printed)
  const month = MONTHS.find((one) => words?.[1] && one.startsWith(words[1]))
  return words && month ? `${month} ${words[2]}` : null
}

/** Why a file of a revision is not filled by the map; null where the map is of that revision. */
export const otherRevision = (map: FormMap, revision: string): string | null =>
  revision.toLowerCase() === map.revision.toLowerCase()
    ? null
    : `This file is the revision of ${revision}. Our map of its fields was reviewed for the revision of ${map.revision}, so we do not fill this file. The form stays a numbered sheet, or is filled in the file loaded before.`

/** Why a file could not be read, in words for staff. */
export const UNREAD_WORDS = {
  encrypted: 'The file is encrypted. Download the form again, and do not save it with a password.',
  long: 'The file has too many pages or fields for a form.',
  unreadable: 'The file is damaged, or is no PDF.',
  slow: 'The file took too long to read. Download the form again.',
  turned: 'A page of the file is turned. Download the form again, and do not change it.',
} as const

/** The lines of a form, also of the return that goes with another. */
export const linesOf = (key: string) =>
  OFFICIAL_FORMS.find((form) => form.key === (key === '1120' ? '5472' : key))?.lines ?? []
