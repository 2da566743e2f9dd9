import { vi } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { memoryStore } from '@/sandbox/payments/store/memory-store'
import { KEYS } from '@/sandbox/tests/running-sandbox'
import { startWhatsAppSandbox } from '@/sandbox/whatsapp/start-whatsapp-sandbox'
import type { WHATSAPP_FAULT_NAMES, WHATSAPP_OUTCOME_NAMES } from '@/sandbox/whatsapp/switches'
import { env } from '@/src/lib/env'
import { whatsappSandboxKeys } from '@/src/payments/sandbox-contract'
import { reachableShop } from '@/tests/support/reachable-shop'

const state = z.object({
  messages: z.array(
    z.object({ id: z.string(), to: z.string(), words: z.string(), reference: z.string() }),
  ),
  failures: z.array(z.string()),
})

type Plan = {
  readonly fault?: (typeof WHATSAPP_FAULT_NAMES)[number] | null
  readonly outcome?: (typeof WHATSAPP_OUTCOME_NAMES)[number] | null
  readonly count?: number
}

type Written = {
  readonly from: string
  readonly text?: string
  readonly name?: string
  readonly id?: string
  readonly kind?: 'text' | 'image' | 'audio'
  readonly at?: number
  readonly times?: number
}

/** The WhatsApp sandbox and a shop that hears its news, both on this machine. */
export async function whatsappShop() {
  const shop = await reachableShop([])
  const whatsapp = startWhatsAppSandbox({ siteUrl: shop.url, keys: whatsappSandboxKeys() })
  const sandbox = await startSandbox({
    siteUrl: shop.url,
    credentials: KEYS,
    store: memoryStore(),
    port: 0,
    routes: whatsapp.routes,
  })
  const control = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${sandbox.url}/_control/whatsapp${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-sandbox-control': KEYS.controlToken },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const read = async () => state.parse(await control(''))
  return {
    url: sandbox.url,
    /** Has this process take it for its own; each test ends that. */
    connect: () => {
      vi.spyOn(env, 'SANDBOX_URL', 'get').mockReturnValue(sandbox.url)
      vi.spyOn(env, 'SANDBOX_TIMEOUT_MS', 'get').mockReturnValue(3_000)
    },
    switchTo: (plan: Plan) => control('', { fault: null, outcome: null, ...plan }),
    /** What was handed over for a number. */
    takenFor: async (phone: string) =>
      (await read()).messages.filter(({ to }) => `+${to}` === phone),
    failures: async () => (await read()).failures,
    /** A customer writes. @returns what the shop answered each time */
    write: async (written: Written) =>
      z.object({ answers: z.array(z.number()) }).parse(await control('/write', written)).answers,
    settled: whatsapp.settled,
    close: async () => {
      vi.restoreAllMocks()
      await whatsapp.settled()
      await sandbox.close()
      shop.close()
    },
  }
}
