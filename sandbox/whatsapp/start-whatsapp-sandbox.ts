import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'
import { guarded } from '@/sandbox/payments/control'
import { pageToken } from '@/sandbox/payments/control-desk'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'
import { json, page, seeOther } from '@/sandbox/payments/http/reply'
import type { Route, Visit } from '@/sandbox/payments/http/router'
import { sameText } from '@/src/lib/secrets'
import type { WhatsAppSandboxKeys } from '@/src/payments/sandbox-contract'
import { messageEvent, postEvent, type SandboxMessage, statusEvent } from './events'
import { graphSide } from './graph-side'
import { type WhatsAppOutcome, whatsappPlan, whatsappSwitches } from './switches'
import { whatsappPage } from './whatsapp-page'

type Options = { readonly siteUrl: string; readonly keys: WhatsAppSandboxKeys }

export type WhatsAppSandbox = {
  /** For the server of the sandbox, which has to be one of this machine. */
  readonly routes: readonly Route[]
  /** Until every message has had its outcome. */
  settled(): Promise<void>
}

const KEPT = 200
/** A message is told of after the answer that took it has arrived. */
const LATER_MS = 100

const written = z.object({
  id: z.string().min(1).max(300).optional(),
  from: z.string().transform((number) => number.replaceAll(/\D/g, '')),
  name: z.string().max(100).default('Customer'),
  text: z.string().max(4096).default(''),
  kind: z.enum(['text', 'image', 'audio']).default('text'),
  /** Milliseconds; now where it is left out. */
  at: z.number().optional(),
  /** Delivered so often, as WhatsApp may. */
  times: z.int().min(1).max(50).default(1),
})

const SAID: Readonly<Record<string, string>> = {
  switches: 'Saved. It applies to the next messages.',
  write: 'Sent to the shop.',
}

const STEPS: Readonly<Record<WhatsAppOutcome | 'delivered', readonly Step[]>> = {
  silent: [],
  delivered: ['sent', 'delivered'],
  read: ['sent', 'delivered', 'read'],
  fail: ['sent', 'failed'],
}
type Step = Parameters<typeof statusEvent>[2]

/** Starts the WhatsApp sandbox: Meta’s Graph API, which delivers nothing to anyone. */
export function startWhatsAppSandbox({ siteUrl, keys }: Options): WhatsAppSandbox {
  const switches = whatsappSwitches()
  const messages: SandboxMessage[] = []
  const failures: string[] = []
  const onTheWay = new Set<Promise<void>>()
  const address = `${siteUrl}/api/whatsapp/webhook`

  const tell = async (message: SandboxMessage, outcome: WhatsAppOutcome | null) => {
    await sleep(LATER_MS)
    for (const step of STEPS[outcome ?? 'delivered']) {
      const status = await postEvent(keys, address, statusEvent(keys, message, step))
      if (status !== 200) failures.push(`${step}: the shop answered ${status}`)
    }
  }
  const onMessage = (message: SandboxMessage): void => {
    messages.unshift(message)
    messages.length = Math.min(messages.length, KEPT)
    const living = tell(message, switches.takeOutcome())
      .catch((error: unknown) => {
        failures.push(error instanceof Error ? error.message : String(error))
      })
      .finally(() => onTheWay.delete(living))
    onTheWay.add(living)
  }

  const write = async ({ times, id, at, ...given }: z.output<typeof written>) => {
    const event = messageEvent(keys, {
      ...given,
      id: id ?? `wamid.${randomUUID()}`,
      at: at ?? Date.now(),
    })
    return Promise.all(Array.from({ length: times }, () => postEvent(keys, address, event)))
  }

  /** The fields of a form of the page. @throws ApiError 403 unless it is one of ours */
  const formOf = ({ sandbox, request }: Visit) => {
    const fields = Object.fromEntries(new URLSearchParams(request.body))
    if (sameText(fields.token ?? '', pageToken(sandbox))) return fields
    throw new ApiError(403, 'Reload the page and try again.')
  }
  const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
    const read = schema.safeParse(value)
    if (read.success) return read.data
    throw new ApiError(400, z.prettifyError(read.error))
  }

  const routes: readonly Route[] = [
    ...graphSide({ keys, switches, onMessage }),
    {
      method: 'GET',
      path: '/whatsapp',
      handle: async ({ sandbox, request }) =>
        page(
          whatsappPage({
            siteUrl,
            token: pageToken(sandbox),
            state: switches.state(),
            messages,
            said: SAID[request.query.get('done') ?? ''] ?? null,
          }),
        ),
    },
    {
      method: 'POST',
      path: '/whatsapp/switches',
      handle: async (visit) => {
        const { fault, outcome, count } = formOf(visit)
        const plan = { fault: fault || null, outcome: outcome || null, count: count || 1 }
        switches.set(parsed(whatsappPlan, plan))
        return seeOther('/whatsapp?done=switches')
      },
    },
    {
      method: 'POST',
      path: '/whatsapp/write',
      handle: async (visit) => {
        const { token: _, ...fields } = formOf(visit)
        await write(parsed(written, fields))
        return seeOther('/whatsapp?done=write')
      },
    },
    {
      method: 'GET',
      path: '/_control/whatsapp',
      handle: guarded(async () => json({ ...switches.state(), messages, failures })),
    },
    {
      method: 'POST',
      path: '/_control/whatsapp',
      handle: guarded(async ({ request }) => {
        switches.set(readJson(whatsappPlan, request.body))
        return json(switches.state())
      }),
    },
    {
      method: 'POST',
      path: '/_control/whatsapp/write',
      handle: guarded(async ({ request }) =>
        json({ answers: await write(readJson(written, request.body)) }),
      ),
    },
  ]
  return {
    routes,
    settled: async () => {
      while (onTheWay.size > 0) await Promise.all(onTheWay)
    },
  }
}
