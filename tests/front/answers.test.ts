import { expect, test } from 'vitest'

import { ask, frontBefore, upstreamOf } from './running-front'

const BARE = /^default-src 'none';.* frame-ancestors 'none'$/

/** What a web process answers, by its path: with as few headers as Next.js sends of each kind. */
const KINDS: Readonly<Record<string, readonly [status: number, type: string]>> = {
  '/_next/image': [404, 'text/html; charset=utf-8'],
  '/_next/data/x/index.json': [404, 'text/html; charset=utf-8'],
  '/admin/collections/users': [307, ''],
  '/api/faqs': [200, 'application/json'],
  '/api/reports.csv': [200, 'text/csv'],
  '/icon.svg': [200, 'image/svg+xml'],
  '/robots.txt': [200, 'text/plain'],
  '/sitemap.xml': [200, 'application/xml'],
  '/llms.txt': [200, 'text/plain'],
  '/og': [200, 'image/png'],
  '/receipts/1/pdf': [200, 'application/pdf'],
}

const site = () =>
  upstreamOf(({ url = '' }, answer) => {
    const [status = 404, type = ''] = KINDS[url] ?? []
    answer.writeHead(status, type ? { 'content-type': type } : { location: '/elsewhere' }).end('x')
  })

const refused = [
  ['/%00', {}, 400],
  ['/', { host: 'other.example' }, 421],
  ['/', { 'content-length': '99999999999' }, 413],
  ['/', { 'content-encoding': 'gzip' }, 415],
] as const

test.each(Object.keys(KINDS))(
  '%s may load nothing, stand in no frame and be taken for nothing else',
  async (path) => {
    const { port } = await frontBefore((await site()).url)
    const { headers } = await ask(port, { path })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(BARE)
    if (/text|json|xml/.test(String(headers['content-type'])))
      expect(headers['content-type']).toMatch(/; charset=utf-8$/)
  },
)

test.each(refused)(
  'what the front refuses itself says the same: %s %j, %i',
  async (path, headers, status) => {
    const { port } = await frontBefore((await site()).url)
    const answer = await ask(port, { path, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toMatch(BARE)
  },
)

test('a policy that an answer has stays, and files of a build have none: workers go by theirs', async () => {
  const policy = "default-src 'self'; frame-ancestors 'self'"
  const upstream = await upstreamOf(({ url = '' }, answer) =>
    answer.writeHead(200, url === '/own' ? { 'content-security-policy': policy } : {}).end(),
  )
  const { port } = await frontBefore(upstream.url)
  expect((await ask(port, { path: '/own' })).headers['content-security-policy']).toBe(policy)
  const { headers } = await ask(port, { path: '/_next/static/worker.js' })
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
})
