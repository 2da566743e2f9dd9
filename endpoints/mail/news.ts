import type { Endpoint, PayloadRequest } from 'payload'

import { readSendPulseEvents } from '@/src/domain/mail/sendpulse-events'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { isDerivedToken } from '@/src/lib/tokens'
import { receiveMailReport } from '@/src/services/mail/news/receive-report'
import { receiveSendPulse } from '@/src/services/mail/news/receive-sendpulse'

/** @throws AppError 404 unless the address carries the secret that we gave for this kind of news */
function requireSecret({ routeParams }: PayloadRequest, kind: 'sendpulse' | 'bounces'): void {
  const given = routeParams?.secret
  if (typeof given === 'string' && isDerivedToken('mailNews', kind, given)) return
  throw new AppError('not_found', 'There is nothing here.', 404)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where SendPulse tells what became of mails; it signs nothing, so its address is the secret. */
const sendPulse = defineEndpoint({
  path: '/mail/events/sendpulse/:secret',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    requireSecret(req, 'sendpulse')
    const events = readSendPulseEvents(jsonIn((await req.text?.()) ?? ''))
    if (!events) throw new AppError('bad_request', 'Expected a list of events.', 400)
    return Response.json({ recorded: await receiveSendPulse(req.payload, events) })
  },
})

/** Where a mail server hands on the bounces and complaints that come back, as they are. */
const bounces = defineEndpoint({
  path: '/mail/bounces/:secret',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    requireSecret(req, 'bounces')
    const raw = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
    return Response.json({ recorded: await receiveMailReport(req.payload, raw) })
  },
})

export const mailNewsEndpoints: Endpoint[] = [sendPulse, bounces]
