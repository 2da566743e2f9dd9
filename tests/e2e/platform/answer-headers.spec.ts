import { expect, test } from '@/tests/support/e2e/test'

const BARE = /^default-src 'none';.* frame-ancestors 'none'/
const PAGE = /default-src 'self';.*frame-ancestors 'self'/
const HASHES = /script-src 'self' 'sha256-/

/** Each kind of answer, and its policy. */
const KINDS = [
  ['/', 200, HASHES],
  ['/llc/wyoming', 200, HASHES],
  ['/not-there', 404, PAGE],
  ['/checkout', 200, PAGE],
  ['/auth', 200, PAGE],
  ['/admin/login', 307, BARE],
  ['/admin/collections/users', 307, BARE],
  ['/dashboard', 307, BARE],
  ['/api/faqs', 200, BARE],
  ['/api/orders', 403, BARE],
  ['/api/not-there', 404, BARE],
  ['/_next/data/x/index.json', 404, /frame-ancestors/],
  ['/_next/image', 404, /frame-ancestors/],
  ['/icon.svg', 200, BARE],
  ['/robots.txt', 200, BARE],
  ['/sitemap.xml', 200, BARE],
  ['/llms.txt', 200, BARE],
  ['/.well-known/security.txt', 200, BARE],
  ['/og', 200, BARE],
  ['/%00', 400, BARE],
] as const

for (const [path, status, policy] of KINDS) {
  test(`${path} answers ${status}, says what it may do and is taken for nothing else`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect(answer.status()).toBe(status)
    expect(headers['content-security-policy']).toMatch(policy)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    const type = headers['content-type'] ?? ''
    if (/^text|json|xml/.test(type)) expect(type).toMatch(/charset=utf-8/i)
  })
}

test('the site says whom to tell of a vulnerability', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: (\S+)\n/)
  const ends = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')
  expect(ends).toBeGreaterThan(Date.now() + 86_400_000)
})

test('a parameter that is named like a part of every object breaks no page', async ({
  request,
}) => {
  const statusOf = async (name: string) =>
    (await request.get(`/dashboard?${name}=2`, { maxRedirects: 0 })).status()
  for (const name of ['constructor', 'toString']) expect(await statusOf(name)).toBe(400)
  expect(await statusOf('__proto__')).toBe(307) // Next drops it, and the page asks to sign in
})
