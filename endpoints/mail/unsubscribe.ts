import type { Endpoint, PayloadRequest } from 'payload'

import { isMailTopic } from '@/src/domain/mail/mail-topics'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { choosePreferences, unsubscribe } from '@/src/services/mail/consent/unsubscribe'
import { subscriberOf } from '@/src/services/mail/consent/unsubscribe-link'

/** The fields of a form, however it is encoded. @throws AppError 400 for what is no form */
async function fieldsOf(req: PayloadRequest): Promise<[name: string, value: string][]> {
  const type = req.headers.get('content-type') ?? ''
  try {
    if (type.startsWith('multipart/form-data')) {
      return [...((await req.formData?.()) ?? [])].map(([name, value]) => [name, String(value)])
    }
    return [...new URLSearchParams((await req.text?.()) ?? '')]
  } catch {
    throw new AppError('bad_request', 'The request is not valid.', 400)
  }
}

/** What a link of ours carries, and nothing else of an address. */
function queryOf({ searchParams }: PayloadRequest, more: Record<string, string> = {}): string {
  const kept = ['to', 'of', 'token'].flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value.slice(0, 500)] as const] : []
  })
  return new URLSearchParams({ ...Object.fromEntries(kept), ...more }).toString()
}

const seeOther = (query: string) =>
  new Response(null, { status: 303, headers: { location: `/unsubscribe?${query}` } })

/**
 * Where mail programs unsubscribe their reader (RFC 8058). Only a POST with exactly those words acts,
 * without a cookie; a link that we never wrote is answered alike.
 */
const oneClick = defineEndpoint({
  path: '/mail/unsubscribe',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    const fields = await fieldsOf(req)
    const [first] = fields
    if (fields.length !== 1 || first?.[0] !== 'List-Unsubscribe' || first[1] !== 'One-Click') {
      throw new AppError('bad_request', 'Send List-Unsubscribe=One-Click to unsubscribe.', 400)
    }
    const who = subscriberOf(req.searchParams)
    if (who) await unsubscribe(req, who)
    return new Response('You are unsubscribed.\n', {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  },
})

/** A person or a scanner that only looks is shown the page. */
const look = defineEndpoint({
  path: '/mail/unsubscribe',
  method: 'get',
  handler: async (req) => seeOther(queryOf(req)),
})

/** The page's own forms: its button, and the topics that are ticked. */
const choose = defineEndpoint({
  path: '/mail/preferences',
  method: 'post',
  handler: async (req) => {
    const fields = await fieldsOf(req)
    const isChoice = fields.some(([name, value]) => name === 'do' && value === 'choose')
    const who = subscriberOf(req.searchParams)
    const topics = fields.flatMap(([name, value]) =>
      name === 'topic' && isMailTopic(value) ? [value] : [],
    )
    if (who && isChoice) await choosePreferences(req, who, topics)
    else if (who) await unsubscribe(req, who)
    else return seeOther(queryOf(req))
    return seeOther(
      queryOf(req, { done: isChoice && topics.length > 0 ? 'saved' : 'unsubscribed' }),
    )
  },
})

export const unsubscribeEndpoints: Endpoint[] = [oneClick, look, choose]
