import { z } from 'zod'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'

const found = z.object({ id: z.string(), label: z.string(), note: z.string(), href: z.string() })

/** A record that a search found: what it is called, what else is known of it, where it opens. */
export type Found = z.infer<typeof found>

const group = z.object({ label: z.string(), found: z.array(found) })
export type FoundGroup = z.infer<typeof group>

export const searchAnswer = z.object({ groups: z.array(group) })

export const searchInput = z.object({
  q: typedLine(100),
})
