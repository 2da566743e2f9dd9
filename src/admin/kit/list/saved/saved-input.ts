import { z } from 'zod'
import { requiredLine } from '@/src/domain/vocabulary/text/typed-text'

const name = requiredLine('Enter a name', 60)

export const savedViewChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('save'),
    name,
    question: z.string().min(1).max(1000, 'This address is too long to save.'),
    isShared: z.boolean(),
  }),
  z.object({ kind: z.literal('rename'), id: z.uuid(), name }),
  z.object({ kind: z.literal('delete'), id: z.uuid() }),
])
export type SavedViewChange = z.output<typeof savedViewChange>
