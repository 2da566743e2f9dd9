import { expect, test, vi } from 'vitest'

import { CHANGED_HEADER } from '@/src/lib/http/front-headers'
import { SOON } from '@/tests/support/soon'
import { ask } from '../running-front'
import { siteBehind } from './site-behind'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('a page is made once and then comes from memory, to the last byte', async () => {
  const { site, get } = await siteBehind()
  const all = await Promise.all(Array.from({ length: 20 }, () => get('/llc/texas')))
  const later = await get('/llc/texas')

  expect(site.asked).toEqual(['/llc/texas'])
  for (const { status, text } of all) expect([status, text]).toEqual([200, later.text])
  expect(later.headers['x-request-id']).toMatch(UUID)
  expect(later.headers['x-request-id']).not.toBe(all[0]?.headers['x-request-id'])
  expect(later.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(later.headers['surrogate-key']).toContain('path:/llc/texas')
  expect(later.headers.vary).toContain('accept-encoding')
})

test('its policy names its scripts, and lets no other run', async () => {
  const { get } = await siteBehind()
  const policy = String((await get('/')).headers['content-security-policy'])

  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline')
})

test('who has it is told so, in each encoding by its own tag', async () => {
  const { get } = await siteBehind()
  const plain = await get('/')
  const packed = await get('/', { 'accept-encoding': 'gzip' })
  const [tag = '', packedTag = ''] = [plain, packed].map(({ headers }) => String(headers.etag))

  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(tag).not.toBe(packedTag)
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
    const { status, text, headers } = await get('/', { 'if-none-match': known })
    expect([known, status, text, headers.etag]).toEqual([known, 304, '', tag])
  }
  expect((await get('/', { 'if-none-match': packedTag })).status).toBe(200)
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD says the same without a body, and a range is all of it', async () => {
  const { port, get } = await siteBehind()
  const whole = await get('/')
  const head = await ask(port, { method: 'HEAD' })
  const range = await get('/', { range: 'bytes=0-9' })

  expect(head.text).toBe('')
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect([range.status, range.text]).toEqual([200, whole.text])
})

test('an edit is on the next load: when it is announced, and for its editor before that', async () => {
  const edited = { [CHANGED_HEADER]: 'settings,seo', 'content-type': 'application/json' }
  const { site, get, change, port } = await siteBehind((request, response) => {
    if (request.method !== 'POST') return false
    site.text = 'third'
    response.writeHead(200, edited).end('{}')
    return true
  })
  expect((await get('/')).text).toContain('first')
  site.text = 'second'
  expect((await get('/')).text).toContain('first')
  change('content')
  expect((await get('/')).text).toContain('second')

  const answer = await ask(port, { method: 'POST', path: '/api/globals/settings', body: '{}' })
  expect(answer.headers).not.toHaveProperty(CHANGED_HEADER)
  expect((await get('/')).text).toContain('third')
  expect(site.told).toEqual(['content', 'settings', 'seo'])
})

test('of a process that has not let go of everything yet nothing is kept', async () => {
  const { site, get } = await siteBehind()
  site.isUpToDate = false
  await get('/')
  await get('/')
  expect(site.asked).toHaveLength(2)

  site.isUpToDate = true
  await get('/')
  await get('/')
  expect(site.asked).toHaveLength(3)
})

test('a lost line empties all, and nothing is kept until it is there again', async () => {
  const { site, get, setFollowing } = await siteBehind()
  await get('/')
  setFollowing(false)
  site.text = 'second'
  expect((await get('/')).text).toContain('second')
  await get('/')
  expect(site.asked).toHaveLength(3)

  setFollowing(true)
  await get('/')
  await get('/')
  expect(site.asked).toHaveLength(4)
})

test('a page that comes in parts is asked for until it is whole', async () => {
  let times = 0
  const { get, site } = await siteBehind((_, response) => {
    times += 1
    if (times > 2) return false
    response.setHeader('content-type', 'text/html')
    if (times === 1) response.end('<html><head></head><body><title>Late</title></body></html>')
    else response.setHeader('x-nextjs-postponed', '1').end('<head><title></title></head></html>')
    return true
  })

  expect((await get('/llc/ohio')).text).toContain('<head><title>')
  expect(site.asked).toHaveLength(3)
})

test('a part for the router of which some is put off is asked for until it is whole, and kept then', async () => {
  const part = { rsc: '1' }
  let times = 0
  const { get, site } = await siteBehind((_, response) => {
    times += 1
    response.setHeader('content-type', 'text/x-component')
    response.setHeader('cache-control', 's-maxage=3600')
    if (times < 3) response.setHeader('x-nextjs-postponed', '1').end('half')
    else response.end('whole')
    return true
  })
  const found = []
  for (let turn = 0; turn < 2; turn += 1) found.push((await get('/llc/ohio?_rsc=', part)).text)

  expect(found).toEqual(['whole', 'whole'])
  expect(site.asked).toHaveLength(3)
})

test('what is for one person is never kept', async () => {
  const { get, site } = await siteBehind((request, response) => {
    if (request.url === '/support') response.setHeader('set-cookie', 'session=ada; HttpOnly')
    if (request.url === '/terms') {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
      response.end('<html><head><title>t</title></head></html>')
      return true
    }
    return false
  })
  for (const path of ['/support', '/terms']) {
    await get(path)
    await get(path)
    expect(site.asked.filter((asked) => asked === path).length, path).toBeGreaterThan(1)
  }
})

test('a browser that may see drafts is answered by the web process, and its page’s policy is told', async () => {
  const { get, site } = await siteBehind()
  await get('/')
  const draft = await get('/', { cookie: 'a=1; __prerender_bypass=xyz', 'accept-encoding': 'gzip' })

  expect(site.asked).toEqual(['/', '/'])
  expect(site.heads.at(-1)?.cookie).toContain('__prerender_bypass')
  expect(draft.headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^']+'$/)
})

test('nothing that a stranger sends gets into what others see', async () => {
  const { get, site, port } = await siteBehind()
  const POISON = {
    cookie: 'payload-token=theirs; other=1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': '203.0.113.9',
    'x-middleware-rewrite': '/admin',
    'x-middleware-override-headers': 'x',
    'x-invoke-path': '/admin',
    'x-now-route-matches': '1=x',
    'x-matched-path': '/admin',
    'x-prerender-revalidate': 'guess',
    'x-charterdesk-page': '1',
    'x-charterdesk-missing': '1',
    'user-agent': 'Googlebot',
    'accept-language': 'xx',
    authorization: 'JWT theirs',
    purpose: 'prefetch',
  }
  await get('/?utm_source=poison', POISON)
  const [head = {}] = site.heads

  expect(site.asked).toEqual(['/'])
  for (const name of Object.keys(POISON).filter(
    (name) => !/^x-(?:forwarded|charterdesk)/.test(name),
  ))
    expect(head, name).not.toHaveProperty(name)
  expect(head).toMatchObject({ host: 'localhost:3000', 'x-forwarded-host': 'localhost:3000' })
  expect(JSON.stringify(head)).not.toMatch(/evil|203\.0|gopher/)
  expect((await ask(port, { headers: { host: 'evil.example' } })).status).toBe(421)
  expect((await get('/')).text).toContain('first')
})

test('a body, a strange method or an odd path changes nothing of a page', async () => {
  const { port, site, get } = await siteBehind((request, response) => {
    if (request.method === 'GET' && request.url === '/') return false
    response.writeHead(404, { 'content-type': 'text/plain' }).end('elsewhere')
    return true
  })
  await get('/')
  await ask(port, { body: 'smuggled' })
  await ask(port, { method: 'POST', path: '/' })
  await ask(port, { method: 'PURGE' })
  for (const path of ['//', '/llc/texas/', '/llc//texas', '/%2e%2e/x', '/a\\b']) await get(path)
  expect((await get('/')).text).toContain('first')
  expect(site.asked.filter((asked) => asked === '/').length).toBeLessThanOrEqual(3)
  expect((await get('/')).status).toBe(200)
})

test('old addresses lead on from memory, and who came by is counted', async () => {
  const { site, get, port, change } = await siteBehind()
  site.facts.redirects.push(['/old', '/support', 301], ['/away', 'https://else.example/x', 302])
  site.facts.redirects.push(['/bad', '//evil.example', 301], ['/terms', '/support', 301])
  const old = await get('/old?ref=ADA_123456&x=1')
  await get('/old')
  await get('/old', { 'sec-purpose': 'prefetch' })
  await ask(port, { method: 'HEAD', path: '/old' })

  expect([old.status, old.headers.location]).toEqual([301, '/support?ref=ADA_123456&x=1'])
  expect((await get('/away?x=1')).headers.location).toBe('https://else.example/x')
  expect((await get('/bad')).status).toBe(404)
  expect((await get('/terms')).status).toBe(200)
  await vi.waitFor(
    () => expect(site.visits).toContain('2 /api/redirects/resolve?path=%2Fold'),
    SOON,
  )
  site.facts.redirects.length = 0
  change('redirects')
  expect((await get('/old')).status).toBe(404)
})

test('all that is nowhere is one page, and the web process hears of it once', async () => {
  const { site, get } = await siteBehind()
  const missing = await Promise.all(
    ['/a', '/b?x=1', '/c.png', '/checkout/no'].map((path) => get(path)),
  )

  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(site.asked).toEqual(['/page-not-found'])
})

test('an opening has a page as long as people can apply', async () => {
  const { site, get, change } = await siteBehind()
  site.facts.openings.push({ slug: 'desk', publishedAt: null, closesAt: null })
  site.facts.openings.push({ slug: 'past', publishedAt: null, closesAt: '2020-01-01T00:00:00Z' })

  expect((await get('/careers/desk')).status).toBe(200)
  expect((await get('/careers/past')).status).toBe(404)
  site.facts.openings.length = 0
  change('careers')
  expect((await get('/careers/desk')).status).toBe(404)
})

test('when the web process does not answer what it is asked, the request goes on to it', async () => {
  const { get } = await siteBehind((request, response) => {
    if (request.headers['x-charterdesk-page'] === undefined) return false
    response.destroy()
    return true
  })

  expect((await get('/')).text).toContain('first')
})
