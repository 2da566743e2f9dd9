import { Text as PdfText } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'

/** As much as forbids a break: the printer ends a line at no such place. */
const NEVER = 10_000

/**
 * Text whose words end no line with a hyphen of the printer's own. It takes each change of face for a
 * part of a word, as amid “Żółw”, and would add a letter to a name that is filed.
 */
export const Text = (props: ComponentProps<typeof PdfText>) => (
  <PdfText hyphenationPenalty={NEVER} {...props} />
)
