import type { Refused } from '../refused'

/** What a run will touch, frozen: what changes or arrives from now on is no part of it. */
export type Frozen =
  | {
      readonly ok: true
      readonly run: string
      readonly total: number
      /** Whether nothing that matches was left out. */
      readonly isAll: boolean
      readonly examples: readonly { readonly id: string; readonly name: string }[]
    }
  | Refused

/** A part of a run that was done; `next` is where the following begins. */
export type Step<Part> =
  | { readonly ok: true; readonly part: Part; readonly next: number | null }
  | Refused
