import type { ActionName, Grant } from '@/src/domain/platform/permissions/actions'

/** What a control in a row is given: whose it is, and the right to use it, where one has it. */
export type OfRow<Action extends ActionName> = {
  readonly id: string
  readonly name: string
  readonly grant: Grant<Action> | null
}
