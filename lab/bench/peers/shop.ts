import type { Timings } from '../figures'

/** Buys once, as the shopper of that turn, and notes what the call that completes the order took. */
export type Shop = (turn: number, complete: Timings) => Promise<void>
