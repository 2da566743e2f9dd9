import { createHash } from 'node:crypto'

import config from '@payload-config'
import { getPayload } from 'payload'

import { calendarOf } from '@/src/queries/compliance/calendar-of'

const PRIVATE = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }

type Address = { params: Promise<{ user: string; file: string }> }

/** A person's deadlines for their calendar program, by their private link; else 404. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { user, file } = await params
  const key = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
  const calendar = await calendarOf(await getPayload({ config }), { user, key })
  if (!calendar)
    return new Response('There is no calendar here.', { status: 404, headers: PRIVATE })
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
  const headers = { ...PRIVATE, etag }
  const known = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/)
  if (known.some((one) => one.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="deadlines.ics"',
      'x-content-type-options': 'nosniff',
    },
  })
}
