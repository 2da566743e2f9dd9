import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { encodingsFor, packed, unpacked } from '@/src/front/memory/encodings'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *;q=0.5', 'zstd'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['deflate', 'identity'],
])('%j is answered in %s', (header, first) => expect(encodingsFor(header)[0]).toBe(first))

test('as it is always remains', () =>
  expect(encodingsFor('br, identity;q=0').at(-1)).toBe('identity'))

test('a text is packed in every way, each of which unpacks to it', async () => {
  const text = Buffer.from('The state’s fee, at cost. '.repeat(200))
  const bodies = await packed(text, 'text/html; charset=utf-8')

  expect(bodies.get('identity')).toBe(text)
  expect(brotliDecompressSync(bodies.get('br') ?? '')).toEqual(text)
  expect(gunzipSync(bodies.get('gzip') ?? '')).toEqual(text)
  for (const encoding of ['br', 'gzip'])
    expect(await unpacked(bodies.get(encoding === 'br' ? 'br' : 'gzip') ?? text, encoding)).toEqual(
      text,
    )
  expect(await unpacked(text, 'compress')).toBeNull()
})

test('a picture and a few words are left as they are', async () => {
  expect([...(await packed(Buffer.alloc(5_000), 'image/png')).keys()]).toEqual(['identity'])
  expect([...(await packed(Buffer.from('ok'), 'text/plain')).keys()]).toEqual(['identity'])
})
