import { createHmac } from 'node:crypto'

import { z } from 'zod'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { page, type Reply, seeOther } from '@/sandbox/payments/http/reply'
import type { Handler, Route, Visit } from '@/sandbox/payments/http/router'
import { controlPage } from '@/sandbox/payments/pages/control-page'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { FAULTS, switchSchema, WEBHOOK_MODES } from '@/sandbox/payments/switchboard'
import { SWITCH_NAMES } from '@/sandbox/payments/switches'
import { allWaiting, endWaiting } from '@/sandbox/payments/waiting'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { sameText } from '@/src/lib/secrets'

/** Stands in each form of the page, which no other site can read: forms of theirs lack it. */
export const pageToken = ({ credentials }: Sandbox): string =>
  createHmac('sha256', credentials.controlToken).update('control page').digest('hex')

const SAID: Readonly<Record<string, string>> = {
  switches: 'Switches saved.',
  faults: 'The next requests will fail.',
  webhooks: 'Webhook delivery changed.',
  end: 'Done. The shop gets a webhook.',
  calm: 'Everything is off.',
}

async function show({ sandbox, request }: Visit): Promise<Reply> {
  const { state } = sandbox.switchboard
  const said = SAID[request.query.get('done') ?? ''] ?? null
  const waiting = await allWaiting(sandbox.store)
  return page(controlPage(state(), waiting, pageToken(sandbox), said))
}

type Fields = Readonly<Record<string, string>>

/** A form of the page. @throws ApiError 403 unless it is one of ours. */
function form(name: keyof typeof SAID, work: (sandbox: Sandbox, fields: Fields) => unknown): Route {
  const handle: Handler = async ({ sandbox, request }) => {
    const fields = Object.fromEntries(new URLSearchParams(request.body))
    if (!sameText(fields.token ?? '', pageToken(sandbox))) {
      throw new ApiError(403, 'Reload the control page and try again.')
    }
    await work(sandbox, fields)
    return seeOther(`/control?done=${name}`)
  }
  return { method: 'POST', path: `/control/${name}`, handle }
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ApiError(400, z.prettifyError(read.error))
}

function saveSwitches({ switchboard }: Sandbox, fields: Fields): void {
  const orders = SWITCH_NAMES.map((name) =>
    parsed(switchSchema, { name, value: fields[name] || null }),
  )
  for (const order of orders) switchboard.setSwitch(order)
}

const faultForm = z.object({
  gateway: z.enum(GATEWAYS),
  next: z.enum(FAULTS),
  count: z.coerce.number().int().min(1).max(1000),
})
const webhookForm = z.object({ mode: z.enum(WEBHOOK_MODES) })
const endForm = z.object({ gateway: z.enum(GATEWAYS), id: z.string(), end: z.string() })

/** The control page, for people; programs use `/_control` with its key. */
export const CONTROL_DESK: readonly Route[] = [
  { method: 'GET', path: '/control', handle: show },
  form('switches', saveSwitches),
  form('faults', ({ switchboard }, fields) => switchboard.armFault(parsed(faultForm, fields))),
  form('webhooks', ({ switchboard }, fields) =>
    switchboard.planWebhooks(parsed(webhookForm, fields)),
  ),
  form('end', (sandbox, fields) => {
    const { gateway, id, end } = parsed(endForm, fields)
    return endWaiting(sandbox, gateway, id, end)
  }),
  form('calm', ({ switchboard }) => switchboard.reset()),
]
