import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS, WEBHOOK_MODES } from '@/sandbox/payments/switchboard'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { sandboxCredentials } from '@/src/payments/sandbox-contract'

import { pick } from './plan'
import { randomFrom } from './seeded.mjs'
import { settings } from './settings'

const { baseUrl, controlToken } = sandboxCredentials('stripe', env)

const NEXT_MS = 2000
const ANSWER_MS = 5000

/** Keys that may not do something stay so until a person changes them: they would end the run. */
const PASSING = FAULTS.filter((fault) => fault !== 'forbidden')

/** Tells the sandbox of payments how to behave. One that is being restarted forgets all of it. */
async function control(path: string, body: object): Promise<boolean> {
  try {
    const answer = await fetch(`${baseUrl}/_control/${path}`, {
      method: 'POST',
      headers: { 'x-sandbox-control': controlToken },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Makes the gateways slow, silent and lying by turns, and their webhooks lost, late and repeated. */
export function disturbGateways() {
  const random = randomFrom(`${settings.seed} gateways`)
  let isOver = false
  const disturbing = (async () => {
    while (!isOver) {
      const gateway = pick(GATEWAYS, random)
      const next = pick(PASSING, random)
      const mode = random() < 0.5 ? 'deliver' : pick(WEBHOOK_MODES, random)
      await control('faults', { gateway, next, count: 1 + Math.floor(random() * 3) })
      await control('webhooks', { mode, gateway: pick(GATEWAYS, random) })
      await sleep(NEXT_MS)
    }
  })()
  return async () => {
    isOver = true
    await disturbing
  }
}

/** Has everything go well from now on. */
export async function calm(): Promise<void> {
  for (const gateway of GATEWAYS) {
    for (const [path, body] of [
      ['faults', { gateway, next: null }],
      ['webhooks', { gateway, mode: 'deliver' }],
    ] as const) {
      while (!(await control(path, body))) await sleep(200)
    }
  }
}
