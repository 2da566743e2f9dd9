import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { BEACON } from '@/src/lib/browser/inline/beacon'

type Navigator = { globalPrivacyControl?: boolean; doNotTrack?: string }

/** A page of a browser, as far as the beacon looks at it. */
function page(navigator: Navigator = {}, prerendering = false) {
  const sent: { path: string; referrer: string; source: string; campaign: string }[] = []
  const listeners = new Map<string, () => void>()
  const location = { pathname: '/', search: '', href: '' }
  const go = (to: string) => {
    const url = new URL(to, 'https://charterdesk.example')
    Object.assign(location, { pathname: url.pathname, search: url.search, href: url.href })
  }
  const addEventListener = (name: string, then: () => void) => void listeners.set(name, then)
  const history = { pushState: (_state: unknown, _unused: string, to: string) => go(to) }
  class Blob {
    constructor(
      readonly parts: string[],
      readonly options: { type: string },
    ) {}
  }
  const sendBeacon = (address: string, { parts, options }: Blob) => {
    expect([address, options.type]).toEqual(['/api/pages/opened', 'application/json'])
    sent.push(JSON.parse(parts.join('')))
  }
  const open = (to: string, referrer = '') => {
    go(to)
    runInNewContext(BEACON, {
      navigator: { sendBeacon, ...navigator },
      document: { referrer, prerendering, addEventListener },
      location,
      history,
      addEventListener,
      URLSearchParams,
      Blob,
      JSON,
    })
  }
  const tell = (name: string) => listeners.get(name)?.()
  return { sent, open, go, tell, push: (to: string) => history.pushState(null, '', to) }
}

test('it is smaller than a kilobyte, keeps nothing and ends no script', () => {
  expect(Buffer.byteLength(BEACON)).toBeLessThanOrEqual(1024)
  expect(BEACON).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|<\//)
})

test('a page tells of itself once, with where the visitor came from', () => {
  const { sent, open } = page()
  open('/services/ein?utm_source=News&utm_campaign=autumn', 'https://blog.example/a')
  expect(sent).toEqual([
    {
      path: '/services/ein',
      referrer: 'https://blog.example/a',
      source: 'News',
      campaign: 'autumn',
    },
  ])
})

test('a page opened from it tells once, whether forth or back, and a change of its address does not', () => {
  const { sent, open, push, go, tell } = page()
  open('/', 'https://www.google.com/')
  push('/checkout')
  push('/checkout?step=state')
  tell('popstate')
  go('/')
  tell('popstate')
  expect(sent.map(({ path }) => path)).toEqual(['/', '/checkout', '/'])
  expect(sent[1]?.referrer).toBe('https://charterdesk.example/')
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { sendBeacon: undefined }])(
  'it is silent where the browser says %j',
  (navigator) => {
    const { sent, open, push } = page(navigator)
    open('/')
    push('/checkout')
    expect(sent).toEqual([])
  },
)

test('a page that is made ahead tells once it is looked at', () => {
  const { sent, open, tell } = page({}, true)
  open('/')
  expect(sent).toEqual([])
  tell('prerenderingchange')
  expect(sent).toHaveLength(1)
})
