import { env } from '@/src/lib/env'

/**
 * The steps between which a payment may be interrupted, in the order of its way. Tests break off
 * at each of them, so a new step gets a new name here, and a row in the fault matrix.
 */
export const FAILPOINTS = [
  /** The order and its attempt are committed; nothing was asked of the gateway. */
  'order-written',
  /** Just before the gateway is asked to open a payment. */
  'before-open',
  /** The gateway has answered; the attempt does not know its reference yet. */
  'after-open',
  /** The attempt's reference and state are committed. */
  'after-recorded',
  /** Settling has begun: the gateway is about to be asked for the truth. */
  'before-retrieve',
  /** The truth is known, nothing is written. */
  'after-retrieve',
  /** The customer has agreed; the money is about to be taken. */
  'before-capture',
  /** The money is taken; our books do not say so. */
  'after-capture',
  /** In the settling transaction: the order's row is locked. */
  'settle-locked',
  /** In the transaction: the payment says that it succeeded. */
  'settle-payment-updated',
  /** In the transaction: the order says that it is paid. */
  'settle-order-marked',
  /** In the transaction: the receipt's number is drawn. */
  'settle-receipt-numbered',
  /** In the transaction: the receipt's mail is in the outbox. */
  'settle-mail-queued',
  /** In the transaction: everything is written. */
  'settle-before-commit',
  /** The transaction is committed; no one was answered yet. */
  'settle-after-commit',
  /** A webhook and its job are committed; the gateway was not answered yet. */
  'webhook-stored',
  /** A refund is committed as pending; nothing was asked of the gateway. */
  'refund-written',
  /** The gateway has answered to a refund; our books do not say so. */
  'refund-sent',
  /** A refund and all that follows from it are committed. */
  'refund-settled',
] as const
export type Failpoint = (typeof FAILPOINTS)[number]

export const FAILPOINT_ACTIONS = ['throw', 'hang', 'kill'] as const
export type FailpointAction = (typeof FAILPOINT_ACTIONS)[number]

/** What an armed failpoint throws. */
export class FailpointReached extends Error {
  override readonly name = 'FailpointReached'

  constructor(readonly failpoint: Failpoint) {
    super(`Failpoint ${failpoint}`)
  }
}

type Armed = {
  readonly action: FailpointAction
  left: number
  readonly released: Promise<void>
  readonly reached: () => void
}

const armed = new Map<Failpoint, Armed>()

export type ArmedFailpoint = {
  /** Resolves once some work has come to the failpoint. */
  readonly reached: Promise<void>
  /** Disarms it, and lets go on what hangs there. */
  readonly release: () => void
}

/**
 * Has work break off where it comes to a failpoint, so many times; for tests alone. A process is
 * killed by the last of them, and the others wait there to die with it.
 */
export function armFailpoint(
  name: Failpoint,
  action: FailpointAction = 'throw',
  times = 1,
): ArmedFailpoint {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  armed.set(name, { action, left: times, released: released.promise, reached: reached.resolve })
  const release = () => {
    armed.delete(name)
    released.resolve()
  }
  return { reached: reached.promise, release }
}

/** `name:action` or `name:action:times`, as a test gives it to a process that it means to break. */
function armFromEnvironment(): void {
  if (env.NODE_ENV !== 'test') return
  const [name, action, times = '1'] = env.CHARTERDESK_FAILPOINT.split(':')
  const point = FAILPOINTS.find((one) => one === name)
  const doing = FAILPOINT_ACTIONS.find((one) => one === action)
  if (point && doing) armFailpoint(point, doing, Number(times))
}
armFromEnvironment()

/** A step of a payment's way where tests may break it off. Does nothing otherwise. */
export async function failpoint(name: Failpoint): Promise<void> {
  const trap = armed.get(name)
  if (!trap || trap.left <= 0) return
  trap.left -= 1
  trap.reached()
  if (trap.action === 'kill' && trap.left === 0) process.kill(process.pid, 'SIGKILL')
  if (trap.action === 'throw') throw new FailpointReached(name)
  await trap.released
}
