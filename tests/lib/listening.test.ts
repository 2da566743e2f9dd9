import { expect, test } from 'vitest'

import { readEnv } from '@/src/lib/env'
import { inNetworks } from '@/src/lib/http/network'

const read = (more: Record<string, string>) =>
  readEnv({
    DATABASE_URL: 'postgres://a@127.0.0.1/b',
    PAYLOAD_SECRET: 'a'.repeat(32),
    ...more,
  })

test.each([
  [{}, null, false],
  [{ HOST: '' }, null, false],
  [{ HOST: '127.0.0.1' }, null, false],
  [{ HOST: '::1' }, null, false],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', true],
  [{ HOST: '::' }, '::', true],
  [{ SITE_URL: 'https://shop.example.com' }, '0.0.0.0', false],
  [{ SITE_URL: 'https://shop.example.com', HOST: '127.0.0.1' }, '127.0.0.1', false],
  [{ SITE_URL: 'https://shop.example.com', TRUST_PROXY: 'true' }, null, false],
  [{ SITE_URL: 'https://shop.example.com', TRUST_PROXY: 'true', HOST: '::' }, '::', false],
  [{ SITE_URL: 'https://shop.example.com', HOST: '10.0.0.7' }, '10.0.0.7', false],
])('%j listens at %j; opened on purpose: %s', (more, listenAt, isOpened) => {
  expect(read(more)).toMatchObject({ listenAt, isOpened })
})

test('TRUST_PROXY is yes, no, or the networks of the proxies', () => {
  const proxies = (TRUST_PROXY?: string) =>
    inNetworks(read(TRUST_PROXY ? { TRUST_PROXY } : {}).TRUST_PROXY)
  for (const address of ['127.0.0.1', '10.1.2.3', '172.18.0.5', '::1', 'fd00::7']) {
    expect(proxies()(address), address).toBe(false)
    expect(proxies('true')(address), address).toBe(true)
    expect(proxies('203.0.113.0/24, 2001:db8::/32')(address), address).toBe(false)
  }
  expect(proxies('true')('203.0.113.9')).toBe(false)
  expect(proxies('203.0.113.0/24, 2001:db8::/32')('203.0.113.9')).toBe(true)
  expect(proxies('203.0.113.7')('203.0.113.9')).toBe(false)
  for (const wrong of ['yes', '10.0.0.0/33', 'proxy.example.com', '10.0.0.0/8/8'])
    expect(() => read({ TRUST_PROXY: wrong }), wrong).toThrow(/TRUST_PROXY/)
})

test.each([
  ['postgres://a@127.0.0.1/b', true],
  ['postgres://a@10.0.0.5:5432/b', true],
  ['postgres://a@postgres/b', true],
  ['postgres://a@db.charterdesk.svc/b', true],
  ['postgres://a@/b?host=/run/postgresql', true],
  ['postgres://a@[fd00::5]/b', true],
  ['postgres://a@db.example.com/b?sslmode=verify-full', true],
  ['postgres://a@db.example.com/b', false],
  ['postgres://a@db.example.com/b?sslmode=prefer', false],
  ['postgres://a@db.example.com/b?sslmode=no-verify', false],
  ['postgres://a@203.0.113.5/b', false],
  ['postgres://a@localhost/b?host=db.example.com', false],
])('%s is taken without more words: %s', (DATABASE_URL, isTaken) => {
  if (isTaken) expect(read({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  else expect(() => read({ DATABASE_URL })).toThrow('add ?sslmode=verify-full')
  expect(read({ DATABASE_URL, ALLOW_PLAIN_DATABASE: 'true' }).DATABASE_URL).toBe(DATABASE_URL)
})

test('more names of the site are a list, and each must be one', () => {
  expect(read({ ALLOWED_HOSTS: 'www.example.com, example.com:8443' }).ALLOWED_HOSTS).toEqual([
    'www.example.com',
    'example.com:8443',
  ])
  expect(() => read({ ALLOWED_HOSTS: 'https://example.com/' })).toThrow(/ALLOWED_HOSTS/)
})
