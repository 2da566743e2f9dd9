import type { KeyedLock } from '@/sandbox/payments/keyed-lock'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import type { Switchboard } from '@/sandbox/payments/switchboard'
import type { Courier } from '@/sandbox/payments/webhooks/courier'
import type { SandboxKeys } from '@/src/payments/sandbox-contract'

/** The running payment sandbox, as its request handlers see it. */
export type Sandbox = {
  readonly store: SandboxStore
  readonly credentials: SandboxKeys
  /** The shop that it serves. */
  readonly siteUrl: string
  /** The shop's origin under every name of this machine: those may frame us and call us. */
  readonly shopOrigins: readonly string[]
  /** Where customers reach the sandbox itself. */
  readonly publicUrl: string
  readonly switchboard: Switchboard
  readonly courier: Courier
  readonly lock: KeyedLock
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'] as const

export const isLoopback = (url: URL): boolean => LOOPBACK.some((host) => host === url.hostname)

/** `http://localhost:3000` as every name by which a browser on this machine may call it. */
export function loopbackOrigins(siteUrl: string): string[] {
  const { protocol, port } = new URL(siteUrl)
  return LOOPBACK.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`)
}
