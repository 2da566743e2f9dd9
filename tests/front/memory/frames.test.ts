import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { CHANGED_HEADER } from '@/src/lib/http/front-headers'

import { siteBehind } from './site-behind'

/** The page of everyone, no matter who comes to it. */
const OF_ADA = {
  cookie: 'payload-token=ada; charterdesk_draft=adas-draft; charterdesk_viewing=adas',
  authorization: 'JWT ada',
  'accept-language': 'xx',
}

const STRIPE = { gateway: 'stripe', sandbox: false, scriptUrl: 'https://js.stripe.com/x.js' }

/** A web process that would tell each visitor what it knows of them. */
const gossip = () =>
  siteBehind((request, response) => {
    if (request.method !== 'GET' || !request.url?.startsWith('/checkout')) return false
    const { cookie = 'no one', authorization = '' } = request.headers
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=3600, stale-while-revalidate=82800',
      vary: 'cookie',
    })
    response.end(
      `<html><head><title>${request.url}</title></head><body>${cookie} ${authorization}</body></html>`,
    )
    return true
  })

test('a checkout is made once, for no one, and everyone gets the same bytes', async () => {
  const { get, site } = await gossip()
  const adas = await get('/checkout?package=p1&ref=&step=personal', OF_ADA)
  const bobs = await get('/checkout', { cookie: 'payload-token=bob' })
  const asked = await get('/checkout?state=WY&type=llc&company=Secret&offer=', OF_ADA)

  expect(site.asked).toEqual(['/checkout'])
  expect(adas.text).toContain('no one')
  expect([bobs.text, asked.text]).toEqual([adas.text, adas.text])
  expect(adas.text).not.toMatch(/ada|Secret/)
  for (const { headers } of [adas, bobs, asked]) {
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('cdn-cache-control')
  }
})

test('each checkout is a page of its own', async () => {
  const { get, site } = await gossip()
  const pages = await Promise.all(
    ['/checkout', '/checkout/ein', '/checkout/itin'].map((path) => get(path, OF_ADA)),
  )

  expect(new Set(pages.map(({ text }) => text)).size).toBe(3)
  expect(site.asked.toSorted()).toEqual(['/checkout', '/checkout/ein', '/checkout/itin'])
})

test('what is told to have been had already has no body and no cookie of anyone', async () => {
  const { get } = await gossip()
  const { headers } = await get('/checkout', OF_ADA)
  const again = await get('/checkout', { ...OF_ADA, 'if-none-match': String(headers.etag) })

  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers).not.toHaveProperty('set-cookie')
})

test('strangers who sign in get one page, though the site calls it private; others their own', async () => {
  const { get, site } = await siteBehind((request, response) => {
    if (!request.url?.startsWith('/auth')) return false
    const { cookie = 'no one' } = request.headers
    response.writeHead(200, {
      'content-type': 'text/html',
      'cache-control': 'private, no-store',
      'x-nextjs-postponed': '1',
    })
    response.end(`<html><head><title>t</title></head><body>${request.url} ${cookie}</body></html>`)
    return true
  })
  const first = await get('/auth?mode=sign-up', { cookie: '_ga=1' })
  const again = await get('/auth?mode=sign-up', { cookie: 'charterdesk_offer=code' })
  const other = await get('/auth')
  const adas = await get('/auth', OF_ADA)

  expect(first.text).toContain('/auth?mode=sign-up no one')
  expect([again.text, other.text]).toEqual([first.text, expect.stringContaining('/auth no one')])
  expect(adas.text).toContain('payload-token=ada')
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(first.headers).not.toHaveProperty('cdn-cache-control')
  expect(site.asked).toEqual(['/auth?mode=sign-up', '/auth', '/auth'])
})

test('a published list comes from memory until something changes, and no cache keeps it', async () => {
  const { get, site, change } = await siteBehind((request, response) => {
    if (!request.url?.startsWith('/api/states')) return false
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ docs: [site.text, request.headers.cookie ?? 'no one'] }))
    return true
  })
  const docs = async (headers = {}) => JSON.parse((await get('/api/states', headers)).text).docs
  expect(await docs()).toEqual(['first', 'no one'])
  site.text = 'second'
  expect(await docs({ cookie: '_ga=1' })).toEqual(['first', 'no one'])
  expect(await docs(OF_ADA)).toEqual(['second', OF_ADA.cookie])
  change('states')
  expect(await docs()).toEqual(['second', 'no one'])

  const { headers } = await get('/api/states')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers).not.toHaveProperty('cdn-cache-control')
})

test('an answer with a cookie, for one person or of a failure is given to no one else', async () => {
  for (const own of [
    { status: 200, headers: { 'set-cookie': 'charterdesk_draft=ada; HttpOnly' } },
    { status: 200, headers: { 'cache-control': 'private, no-store' } },
    { status: 500, headers: {} },
  ]) {
    let times = 0
    const { get } = await siteBehind((request, response) => {
      if (request.url !== '/checkout') return false
      times += 1
      response.writeHead(own.status, { 'content-type': 'text/html', ...own.headers })
      response.end(`<html><head><title>t</title></head><body>answer ${times}</body></html>`)
      return true
    })
    const first = await get('/checkout', OF_ADA)
    const second = await get('/checkout')
    expect(second.text, JSON.stringify(own)).not.toBe(first.text)
  }
})

test('the data of a checkout for the router is everyone’s too', async () => {
  const { get, site } = await siteBehind((request, response) => {
    if (request.headers.rsc !== '1') return false
    response.writeHead(200, { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' })
    response.end(`data of ${request.headers.cookie ?? 'no one'}`)
    return true
  })
  const said = ['0', '0', '%5B%22adas-place%22%5D', '0'].join(',')
  const hash = createHash('sha256').update(said).digest().subarray(0, 12).toString('base64url')
  const adas = await get(`/checkout?_rsc=${hash}`, {
    ...OF_ADA,
    rsc: '1',
    'next-router-state-tree': '%5B%22adas-place%22%5D',
  })
  const bobs = await get('/checkout?_rsc=', { rsc: '1' })

  expect([adas.text, bobs.text]).toEqual(['data of no one', 'data of no one'])
  expect(site.heads).toEqual([])
})

test('its policy lets the open gateways in, and follows what is opened and closed', async () => {
  const { get, site, change } = await siteBehind()
  site.facts.methods.push(STRIPE)
  const policyOf = async (path: string) =>
    String((await get(path)).headers['content-security-policy'])

  expect(await policyOf('/checkout')).toMatch(/script-src 'self' 'sha256-[^;]*https:\/\/js\.stripe/)
  expect(await policyOf('/checkout')).not.toMatch(/script-src [^;]*unsafe-inline/)
  expect(await policyOf('/support')).not.toContain('stripe')
  site.facts.methods.length = 0
  change('paymentGateways')
  expect(await policyOf('/checkout')).not.toContain('stripe')
})

test('what is its visitor’s own goes to the web process each time', async () => {
  let times = 0
  const { get } = await siteBehind((request, response) => {
    if (!request.url?.startsWith('/api/checkout/draft')) return false
    times += 1
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.setHeader(CHANGED_HEADER, '')
    response.end(JSON.stringify({ draft: request.headers.cookie ?? null }))
    return true
  })
  const path = '/api/checkout/draft?kind=formation'
  const [adas, bobs] = [await get(path, { cookie: 'charterdesk_draft=ada' }), await get(path)]

  expect([adas.text, bobs.text]).toEqual(['{"draft":"charterdesk_draft=ada"}', '{"draft":null}'])
  expect(adas.headers['cache-control']).toBe('no-store')
  expect(times).toBe(2)
})
