import { z } from 'zod'

const isShown = (text: string) => !text.includes('\0')
const UNSHOWN = 'Remove the characters that cannot be shown'

const name = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(60, 'Use at most 60 characters')
  .refine(isShown, UNSHOWN)

/** What is done with the saved views of a list. */
export const savedViewChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('save'),
    name,
    question: z
      .string()
      .min(1)
      .max(1000, 'This address is too long to save.')
      .refine(isShown, UNSHOWN),
    isShared: z.boolean(),
  }),
  z.object({ kind: z.literal('rename'), id: z.uuid(), name }),
  z.object({ kind: z.literal('delete'), id: z.uuid() }),
])
export type SavedViewChange = z.output<typeof savedViewChange>
