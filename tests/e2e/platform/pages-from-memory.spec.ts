import { KINDS_OF_PAGES } from '@/tests/support/e2e/site'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const ALL = [...KINDS_OF_PAGES, '/no-such-page', '/checkout', '/checkout/ein', '/auth', '/foo.png']

test('no page lets any inline script run, and each opens without a complaint', async ({
  page,
  request,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 404/)
  for (const path of ALL) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const scripts = /script-src [^;]*/.exec(policy)?.[0]
    expect(scripts, path).toMatch(/'(?:sha256|nonce)-/)
    expect(scripts, path).not.toContain('unsafe-inline')
    await page.goto(path)
  }
})

test('the scripts of a page are fetched when its styles are there to paint it', async ({
  page,
}) => {
  for (const path of ['/', '/llc/texas', '/checkout']) {
    await page.goto(path)
    const { painted, asked } = await page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .filter((one): one is PerformanceResourceTiming => one.name.includes('/_next/'))
      const styles = files.filter(
        ({ initiatorType, name }) => initiatorType === 'link' && name.endsWith('.css'),
      )
      const scripts = files.filter(({ initiatorType }) => initiatorType === 'script')
      return {
        painted: Math.max(...styles.map(({ responseEnd }) => responseEnd)),
        asked: Math.min(...scripts.map(({ startTime }) => startTime)),
      }
    })
    expect(painted, path).toBeGreaterThan(0)
    expect(asked, path).toBeGreaterThanOrEqual(painted)
    expect(asked, path).toBeLessThan(Number.POSITIVE_INFINITY)
  }
})

test('a page comes whole, packed, and not a second time to who has it', async ({ request }) => {
  const look = async () => {
    for (const path of ['/', '/llc/texas', '/auth']) {
      const { headers, text } = await request.get(path).then(async (answer) => ({
        headers: answer.headers(),
        text: await answer.text(),
      }))
      expect(headers['content-encoding'], path).toBe('br')
      expect(text.indexOf('<title>'), path).toBeLessThan(text.indexOf('</head>'))
      const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } })
      expect(again.status(), path).toBe(304)
    }
    const campaign = await request.get('/llc/texas?utm_source=letter&gclid=1')
    expect(campaign.headers().etag).toBe((await request.get('/llc/texas')).headers().etag)
  }
  await expect(look).toPass({ timeout: 20_000 }) // another test may just have changed a page
})

test('each edit is on the very next load, whoever asks', async ({ request }) => {
  const staff = await staffApi()
  const from = `/moved-${Date.now()}`
  const id = await staff.create('redirects', { from, to: '/support', type: '302', isActive: true })
  const faq = await staff.create('faqs', {
    question: 'Edit 0?',
    answer: 'Yes.',
    page: 'support',
  })
  try {
    for (let edit = 1; edit <= 5; edit += 1) {
      await staff.update('faqs', faq, { question: `Is this edit ${edit} of five?` })
      expect(await (await request.get('/support')).text()).toContain(
        `Is this edit ${edit} of five?`,
      )
      const to = edit % 2 === 0 ? '/terms' : '/privacy'
      await staff.update('redirects', id, { to })
      const led = await request.get(from, { maxRedirects: 0 })
      expect([led.status(), led.headers().location]).toEqual([302, to])
    }
  } finally {
    await staff.remove('faqs', faq)
    await staff.remove('redirects', id)
    await staff.dispose()
  }
  expect(await (await request.get('/support')).text()).not.toContain('of five?')
  expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(404)
})
