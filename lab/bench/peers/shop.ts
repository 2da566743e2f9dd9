import type { Timings } from '../figures'

/** Where a system answers, and its database. */
export type Running = { readonly origin: string; readonly database: string }

/** Buys once, as the shopper of that turn, and notes what the call that completes the order took. */
export type Shop = (turn: number, complete: Timings) => Promise<void>
