import { expect, test } from 'vitest'

import { readEnv } from '@/src/lib/env'

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
  [{ SITE_URL: 'https://shop.example.com', HOST: '10.0.0.7' }, '10.0.0.7', false],
])('%j listens at %j; opened on purpose: %s', (more, listenAt, isOpened) => {
  expect(read(more)).toMatchObject({ listenAt, isOpened })
})

test('more names of the site are a list, and each must be one', () => {
  expect(read({ ALLOWED_HOSTS: 'www.example.com, example.com:8443' }).ALLOWED_HOSTS).toEqual([
    'www.example.com',
    'example.com:8443',
  ])
  expect(() => read({ ALLOWED_HOSTS: 'https://example.com/' })).toThrow(/ALLOWED_HOSTS/)
})
