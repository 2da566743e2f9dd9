import { z } from 'zod'
import { typedText } from '@/src/domain/vocabulary/text/typed-text'

/** Why staff look at a tax id; checked in the browser and again on the server. */
export const revealInput = z.object({
  reason: typedText(300).min(3, 'Say why you need it'),
})
