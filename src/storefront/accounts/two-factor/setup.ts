import { z } from 'zod'

/** What came of adding a factor: the recovery codes where it is the first. */
export const added = z.object({ recoveryCodes: z.array(z.string()).nullable() })
export type Added = z.infer<typeof added>

export type SetupProps = {
  /** No factor is there yet to ask for. */
  readonly wantsPassword: boolean
  readonly onAdded: (added: Added) => void
  readonly onKeep: () => void
}
