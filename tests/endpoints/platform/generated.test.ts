import config from '@payload-config'
import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

import { requestTo, routesOf } from './generated-requests'

const RUNS = 2_000
/** Another one for another run: what fails names its own. */
const SEED = Number(process.env.CHARTERDESK_SEED ?? 20_261_121)

let payload: Payload
let sessions: Record<string, string>[]

beforeAll(async () => {
  payload = await testPayload()
  const { headers } = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  sessions = [{}, headers]
})

test('nothing that a client can send, to any route by any method, is a failure of ours', async () => {
  const requests = requestTo(routesOf(await config))
  const failures = new Map<string, string>()
  for (const [index, { method, path, headers, body }] of fc
    .sample(requests, { numRuns: RUNS, seed: SEED })
    .entries()) {
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: { ...headers, ...sessions[index % 2] },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    })
    const response = await serveApi(request)
    const text = await response.text()
    if (response.status < 500) continue
    const route = `${method} ${path.split('?', 1)[0]}`
    failures.set(
      route,
      `${response.status} ${path} ${String(body).slice(0, 200)} → ${text.slice(0, 200)}`,
    )
  }

  expect([...failures.values()]).toEqual([])
}, 120_000)
