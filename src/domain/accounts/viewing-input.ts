import { z } from 'zod'
import { typedText } from '@/src/domain/vocabulary/text/typed-text'

/** Why staff look at an account as its owner sees it. */
export const viewingInput = z.object({
  reason: typedText(300).min(3, 'Say why, in a few words'),
})
