import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { htmlText, textOfHtml } from '@/src/domain/mail/html-text'
import { isMachine, withBursts } from '@/src/services/marketing/tracking/record-visit'
import {
  clickAddress,
  openAddress,
  readClick,
  readOpen,
  withTracking,
} from '@/src/services/marketing/tracking/tracked-links'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const url = 'https://example.com/a?b=1&c=2'

const searchOf = (address: string) => new URL(address).searchParams

describe('a tracked link', () => {
  const tracked = { recipient: 'd3b07384-d9a0-4c9b-8f3e-2f6a5e1f0c11', link: 1, url }

  test('leads where it was signed to lead, and nowhere else', () => {
    const search = searchOf(clickAddress(tracked))
    expect(readClick(search)).toEqual(tracked)

    search.set('u', Buffer.from('https://evil.example').toString('base64url'))
    expect(readClick(search)).toBeNull()
  })

  test.each([
    `https://example.com/?q=${'long'.repeat(1000)}`,
    'https://example.com/menú?q=日本',
    'https://example.com/?more=a>b&quot=<c>',
  ])('leads on whatever it holds: %s', (to) => {
    const { html } = withTracking(`<body><a href="${htmlText(to)}">A</a></body>`, 'someone')
    const [, href = ''] = /href="([^"]+)"/.exec(html) ?? []

    expect(readClick(searchOf(textOfHtml(href)))?.url).toBe(to)
  })

  test('of an opening is ours or none', () => {
    const search = searchOf(openAddress(tracked.recipient))
    expect(readOpen(search)).toBe(tracked.recipient)
    search.set('r', 'another')
    expect(readOpen(search)).toBeNull()
  })

  test('stands for each link of a mail, and a dot at its end', () => {
    const { html, links } = withTracking(
      '<body><a href="https://example.com/a?b=1&amp;c=2">A</a><a href="https://example.com/a?b=1&amp;c=2">B</a><a href="mailto:a@example.com">C</a></body>',
      tracked.recipient,
    )

    expect(links).toBe(1)
    expect(html.match(/api\/marketing\/click/g)).toHaveLength(2)
    expect(html).toContain('mailto:a@example.com')
    expect(html).toMatch(
      /<img src="[^"]*\/api\/marketing\/open[^"]*" width="1" height="1" alt=""><\/body>/,
    )
  })
})

describe('a machine', () => {
  const sentAt = new Date('2026-11-22T12:00:00Z')
  const later = (ms: number) => new Date(sentAt.getTime() + ms)
  const visit = { method: 'GET', userAgent: BROWSER, at: later(60_000), sentAt }

  test.each([
    ['asks by HEAD', { ...visit, method: 'HEAD' }],
    ['comes within two seconds of the delivery', { ...visit, at: later(1500) }],
    ['comes before the delivery is written down', { ...visit, sentAt: null }],
    ['has no name', { ...visit, userAgent: '' }],
    ['is a privacy proxy', { ...visit, userAgent: 'Mozilla/5.0' }],
    ['is a scanner', { ...visit, userAgent: 'Mozilla/5.0 (compatible; Barracuda Sentinel)' }],
    ['says that it is a bot', { ...visit, userAgent: 'Googlebot/2.1' }],
  ])('%s', (_words, seen) => {
    expect(isMachine(seen)).toBe(true)
  })

  test('is not taken for what a reader does', () => {
    expect(isMachine(visit)).toBe(false)
    expect(isMachine({ ...visit, userAgent: 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' })).toBe(
      false,
    )
  })

  test('follows all links at once', () => {
    const click = (link: number, at: number) => ({ link, at, machine: false })
    const machines = (clicks: ReturnType<typeof click>[], links: number) =>
      withBursts(clicks, links).map(({ machine }) => machine)

    expect(machines([click(0, 0), click(1, 900), click(2, 1800)], 5)).toEqual([true, true, true])
    expect(machines([click(0, 0), click(1, 900)], 2)).toEqual([true, true])
    expect(machines([click(0, 0), click(1, 900)], 5)).toEqual([false, false])
    expect(machines([click(0, 0), click(1, 60_000)], 2)).toEqual([false, false])
  })
})

describe('a recipient', () => {
  async function sent(links = 3) {
    const { id: campaign } = await builder(payload)('emailCampaigns', {
      status: 'sent',
      sentCount: 1,
    })
    const { id } = await builder(payload)('campaignRecipients', {
      campaign,
      status: 'sent',
      links,
      sentAt: new Date(Date.now() - 60_000).toISOString(),
    })
    return { id, campaign }
  }
  const figures = async (campaign: string) => {
    const found = await payload.findByID({
      collection: 'emailCampaigns',
      id: campaign,
      ...everything,
    })
    const { openCount, machineOpenCount, clickCount, machineClickCount } = found
    return { openCount, machineOpenCount, clickCount, machineClickCount }
  }
  const get = (address: string, userAgent = BROWSER) =>
    api('GET', address.slice(address.indexOf('/api') + 4), {
      headers: { 'user-agent': userAgent },
    })

  test('who opens is counted once, and software beside them', async () => {
    const { id, campaign } = await sent()

    await get(openAddress(id))
    await get(openAddress(id))
    await get(openAddress(id), 'Mozilla/5.0')

    expect(await figures(campaign)).toMatchObject({ openCount: 1, machineOpenCount: 1 })
  })

  test('who clicks goes on to the address, and has opened the mail', async () => {
    const { id, campaign } = await sent()

    const answer = await get(clickAddress({ recipient: id, link: 0, url }))

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(url)
    expect(await figures(campaign)).toMatchObject({
      openCount: 1,
      clickCount: 1,
      machineClickCount: 0,
    })
  })

  test('who follows a link with letters of another language arrives', async () => {
    const { id } = await sent()
    const answer = await get(
      clickAddress({ recipient: id, link: 0, url: 'https://example.com/menú?q=日本' }),
    )

    expect(answer.headers.get('location')).toBe(
      'https://example.com/men%C3%BA?q=%E6%97%A5%E6%9C%AC',
    )
  })

  test('whose scanner follows every link has clicked nothing', async () => {
    const { id, campaign } = await sent()

    for (const link of [0, 1, 2]) await get(clickAddress({ recipient: id, link, url }))

    expect(await figures(campaign)).toMatchObject({ clickCount: 0, machineClickCount: 1 })
  })

  test('whom nobody knows is answered alike, and leads home', async () => {
    const answer = await get(
      clickAddress({ recipient: 'd3b07384-d9a0-4c9b-8f3e-2f6a5e1f0c11', link: 0, url }).replace(
        /s=[^&]+/,
        's=no',
      ),
    )

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('http://localhost:3000')
  })
})
