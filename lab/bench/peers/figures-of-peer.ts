import type { Timings } from '../figures'
import type { Left } from './books'

/** What a number of purchases took; processor time and log per order, with the work left behind. */
export type Phase = {
  readonly perSecond: number
  readonly cpuMs: number
  readonly postgresMs: number
  readonly sandboxMs: number
  readonly walBytes: number
  /** What ran on after the last order. */
  readonly left: Left
  /** The calls that completed the orders. */
  readonly complete: Timings
}

export type Figures = {
  /** One shopper. */
  readonly one: Phase
  /** Eight shoppers at once; the floor has none. */
  readonly eight?: Phase
  /** Per order, with those that are sent at rest taken off. */
  readonly statements: number
  /** Statements a second with nothing to do. */
  readonly statementsAtRest?: number
  /** Processor milliseconds a second with nothing to do. */
  readonly cpuAtRest?: number
}
