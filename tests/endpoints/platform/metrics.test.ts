import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { tellFigures } from '@/src/jobs/tell-figures'
import { env } from '@/src/lib/env'
import { FRONT_HEADER, isFromFront } from '@/src/lib/http/front-headers'
import { ask, frontBefore, upstreamOf } from '@/tests/front/running-front'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { reachableShop } from '@/tests/support/reachable-shop'
import { runSql } from '@/tests/support/run-sql'

const TOKEN = env.METRICS_TOKEN ?? ''

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** The API of the shop behind a front that tells figures to who has the token. */
async function watchedShop() {
  const shop = await reachableShop([])
  onTestFinished(() => shop.close())
  return frontBefore(shop.url, { metricsToken: TOKEN, probeEveryMs: 50 })
}

const figuresOf = async (port: number, path = '/metrics') =>
  ask(port, { path, headers: { authorization: `Bearer ${TOKEN}` } })

test('without a token there is no such page, and with another no one is told', async () => {
  const shop = await reachableShop([])
  onTestFinished(() => shop.close())
  const { port } = await frontBefore(shop.url)
  const watched = await watchedShop()

  expect((await ask(port, { path: '/metrics' })).text).toBe('<p>A page</p>') // passed on, as any
  for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN.slice(1)]) {
    const refused = await ask(watched.port, { path: '/metrics', headers: { authorization } })
    expect(refused.status).toBe(401)
  }
  const inside = await ask(watched.port, { path: '/api/internal/metrics?shop' })
  expect(inside.status).toBe(404)
})

test('requests are counted by kind, and figures of the front, each process and the shop are there', async () => {
  const { port } = await watchedShop()
  await ask(port, { path: '/wyoming-llc?utm_source=x' })
  await ask(port, { path: '/api/packages/someone@example.com' })

  const { text, headers } = await figuresOf(port)

  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(text).toMatch(/_count\{route="page",status="2xx",process="front"\} 1/)
  expect(text).toMatch(/_count\{route="api",status="4xx",.*\} 1/)
  expect(text).toMatch(/process_resident_memory_bytes\{process="web",web="127\.0\.0\.1:\d+"\} \d/)
  expect(text).toMatch(/charterdesk_files_free_bytes\{process="web",web=".*"\} \d{6,}/)
  expect(text, 'Prometheus sets it').not.toContain('instance=')
  expect(text, 'each front would tell it again').not.toMatch(/queue_jobs|database_connections/)
  expect(text).not.toMatch(/wyoming|utm_|example\.com/)

  const { text: shop } = await figuresOf(port, '/metrics/shop')
  expect(shop).toMatch(/charterdesk_queue_jobs\{queue="send-email",state="waiting"\} \d/)
  expect(shop).toMatch(/charterdesk_database_connections \d/)
  expect(shop).toMatch(/charterdesk_last_backup_timestamp_seconds 0/)
  expect(shop).not.toContain('process_resident_memory_bytes')
})

test('a web process knows that the front asks for its figures, whatever its own name is', async () => {
  const known: boolean[] = []
  const { url } = await upstreamOf(({ url: path, headers }, answer) => {
    const proof = String(headers[FRONT_HEADER])
    if (path === '/api/internal/metrics')
      known.push(isFromFront(new Headers({ [FRONT_HEADER]: proof })))
    answer.end('{"figures":[]}')
  })
  const { port } = await frontBefore(url, { metricsToken: TOKEN })

  await figuresOf(port)

  expect(known).toEqual([true])
})

test('orders are those of the last 24 hours, and quarantined money is counted whenever it came', async () => {
  const { port } = await watchedShop()
  const build = builder(payload)
  await build('orders', { status: 'cancelled', paymentStatus: 'refunded' })
  const old = await build('orders', { status: 'cancelled', paymentStatus: 'refunded' })
  const day = sql`update orders set created_at = now() - interval '25 hours' where id = ${old.id}`
  await runSql({ payload }, day)

  await build('payments', { status: 'quarantined' })
  const { text } = await figuresOf(port, '/metrics/shop')

  expect(text).toMatch(/charterdesk_payments_quarantined 1/)
  expect(text).toContain('charterdesk_orders_day{status="cancelled",payment="refunded"} 1')
})

test('the dashboard and the alerts ask for figures that are there', async () => {
  const { port } = await watchedShop()
  await ask(port)

  const { text: ofSite } = await figuresOf(port)
  const worker = await tellFigures({ port: 0, token: TOKEN, host: null })
  onTestFinished(() => worker.close())
  worker.count('send-email', 1, 'done')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const answer = await fetch(`http://127.0.0.1:${worker.port}/metrics`, { headers })

  const { text: ofShop } = await figuresOf(port, '/metrics/shop')
  const text = ofSite + ofShop + (await answer.text())
  const told = new Set(text.match(/^[a-z]\w+/gm))
  for (const [, declared] of text.matchAll(/^# TYPE (\w+)/gm)) told.add(declared ?? '')
  for (const file of ['deploy/grafana-dashboard.json', 'deploy/prometheus-alerts.yml']) {
    const asked = readFileSync(file, 'utf8').match(/\b(?:charterdesk|nodejs|process)_\w+/g) ?? []
    expect(asked.length).toBeGreaterThan(10)
    expect([...new Set(asked)].filter((name) => !told.has(name))).toEqual([])
  }
})
