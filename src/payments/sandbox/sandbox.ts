import type { SandboxCredentials } from '@/src/payments/sandbox/credentials'
import type { SandboxStore } from '@/src/payments/sandbox/store/sandbox-store'
import type { Switchboard } from '@/src/payments/sandbox/switchboard'
import type { Courier } from '@/src/payments/sandbox/webhooks/courier'

/** The running payment sandbox, as its request handlers see it. */
export type Sandbox = {
  readonly store: SandboxStore
  readonly credentials: Omit<SandboxCredentials, 'baseUrl'>
  /** The shop that it serves. */
  readonly siteUrl: string
  /** The shop's origin under every name of this machine: those may frame us and call us. */
  readonly shopOrigins: readonly string[]
  /** Where customers reach the sandbox itself. */
  readonly publicUrl: string
  readonly switchboard: Switchboard
  readonly courier: Courier
  /** Runs one piece of work on a payment at a time. */
  readonly lock: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'] as const

export const isLoopback = (url: URL): boolean => LOOPBACK.some((host) => host === url.hostname)

/** `http://localhost:3000` as every name by which a browser on this machine may call it. */
export function loopbackOrigins(siteUrl: string): string[] {
  const { protocol, port } = new URL(siteUrl)
  return LOOPBACK.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`)
}

/** A queue for each key: work on the same payment waits for its turn, other work doesn't. */
export function keyedLock(): Sandbox['lock'] {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
    const tail = turn.catch(() => {})
    tails.set(key, tail)
    try {
      return await turn
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}
