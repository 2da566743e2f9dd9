import { vi } from 'vitest'
import { z } from 'zod'
import type { FAULT_NAMES, OUTCOME_NAMES } from '@/sandbox/mail/mail-switches'
import { startMailSandbox } from '@/sandbox/mail/start-mail-sandbox'
import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { memoryStore } from '@/sandbox/payments/store/memory-store'
import { KEYS } from '@/sandbox/tests/running-sandbox'
import { closeSmtpPool } from '@/src/email/smtp-transport'
import { env } from '@/src/lib/env'
import { derivedToken } from '@/src/lib/tokens'
import { mailSandboxKeys } from '@/src/payments/sandbox-contract'
import { reachableShop } from '@/tests/support/reachable-shop'

const state = z.object({
  mails: z.array(z.object({ way: z.string(), to: z.string(), id: z.string(), raw: z.string() })),
  failures: z.array(z.string()),
})

type Plan = {
  readonly fault?: (typeof FAULT_NAMES)[number] | null
  readonly outcome?: (typeof OUTCOME_NAMES)[number] | null
  readonly count?: number
}

/** The mail sandbox and a shop that hears its news, both on this machine. */
export async function mailShop() {
  const visited: string[] = []
  const shop = await reachableShop(visited)
  const api = `${shop.url}/api/mail`
  const mail = await startMailSandbox({
    siteUrl: shop.url,
    keys: mailSandboxKeys(),
    news: {
      sendpulse: `${api}/events/sendpulse/${derivedToken('mailNews', 'sendpulse')}`,
      bounces: `${api}/bounces/${derivedToken('mailNews', 'bounces')}`,
    },
  })
  const sandbox = await startSandbox({
    siteUrl: shop.url,
    credentials: KEYS,
    store: memoryStore(),
    port: 0,
    routes: mail.routes,
  })
  const site = shop.url.replace('127.0.0.1', 'localhost')
  const control = (body?: object) =>
    fetch(`${sandbox.url}/_control/mail`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-sandbox-control': KEYS.controlToken },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    visited,
    /** Has this process take both for its own; each test ends that. */
    connect: () => {
      vi.spyOn(env, 'SANDBOX_URL', 'get').mockReturnValue(sandbox.url)
      vi.spyOn(env, 'SANDBOX_TIMEOUT_MS', 'get').mockReturnValue(3_000)
      vi.spyOn(env, 'SITE_URL', 'get').mockReturnValue(site)
    },
    switchTo: (plan: Plan) => control({ fault: null, outcome: null, ...plan }),
    /** What was handed over to the sandbox for an address. */
    takenFor: async (to: string) =>
      state.parse(await (await control()).json()).mails.filter((one) => one.to === to),
    failures: async () => state.parse(await (await control()).json()).failures,
    settled: mail.settled,
    close: async () => {
      vi.restoreAllMocks()
      closeSmtpPool()
      await sandbox.close()
      await mail.close()
      shop.close()
    },
  }
}
export type MailShop = Awaited<ReturnType<typeof mailShop>>
