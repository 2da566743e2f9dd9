import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { moveFiles } from '@/scripts/backup/move'
import { readEnv } from '@/src/lib/env'
import { diskStore } from '@/src/lib/files/disk-store'
import type { FileStore } from '@/src/lib/files/file-store'
import { s3Store } from '@/src/lib/files/s3-store'
import { fileKey } from '@/src/lib/files/stored-names'
import { s3Server } from '@/tests/support/s3/s3-server'

const NEEDED = {
  DATABASE_URL: 'postgres://a@b/c',
  PAYLOAD_SECRET: 'x'.repeat(32),
}

const folder = mkdtempSync(join(tmpdir(), 'charterdesk-files-'))
let s3: Awaited<ReturnType<typeof s3Server>>
const stores: Record<string, FileStore> = {}

const bucketStore = (more: object = {}) => {
  const { s3: settings } = readEnv({ ...NEEDED, ...s3.variables, ...more })
  if (!settings) throw new Error('No bucket was set')
  return s3Store(settings)
}

beforeAll(async () => {
  s3 = await s3Server()
  stores['a folder'] = diskStore(join(folder, 'files'))
  stores['a bucket'] = bucketStore()
})

afterAll(() => {
  s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const storeIn = (name: string) => {
  const store = stores[name]
  if (!store) throw new Error(`No store called ${name}`)
  return store
}

const put = (store: FileStore, key: string, text: string) =>
  store.write(key, { body: Readable.from([Buffer.from(text)]), size: Buffer.byteLength(text) })

const get = async (store: FileStore, key: string) => {
  const file = await store.read(key)
  return file && { size: file.size, text: await new Response(file.body).text() }
}

const keys = async (store: FileStore, only?: string) => {
  const found: string[] = []
  for await (const { key } of store.list(only)) found.push(key)
  return found
}

describe.each(['a folder', 'a bucket'])('in %s', (name) => {
  test('a file is there once it is written, until it is removed', async () => {
    const store = storeIn(name)
    expect(await get(store, 'documents/a b (1).pdf')).toBeNull()
    await put(store, 'documents/a b (1).pdf', 'Zoë')
    expect(await get(store, 'documents/a b (1).pdf')).toEqual({ size: 4, text: 'Zoë' })
    await put(store, 'documents/a b (1).pdf', 'again')
    expect(await get(store, 'documents/a b (1).pdf')).toEqual({ size: 5, text: 'again' })
    for (const other of ['c', 'd', 'e']) await put(store, `media/${other}.png`, other)
    expect(await keys(store)).toEqual([
      'documents/a b (1).pdf',
      'media/c.png',
      'media/d.png',
      'media/e.png',
    ])
    expect(await keys(store, 'media')).toHaveLength(3)
    for (const key of await keys(store)) await store.remove(key)
    await store.remove('documents/nothing.pdf')
    expect(await keys(store)).toEqual([])
  })

  test('no key leads out of the folder', async () => {
    const store = storeIn(name)
    for (const key of ['../secrets', 'documents/../x', 'documents/a/b', '/etc/passwd', 'x', ''])
      expect(await store.read(key)).toBeNull()
    await expect(put(store, '../x', 'x')).rejects.toThrow('no key')
    await store.remove('../secrets')
    expect(fileKey('documents', '..')).toBeNull()
    expect(fileKey('documents', 'a\0b')).toBeNull()
  })

  test('what breaks off is no file', async () => {
    const store = storeIn(name)
    async function* torn() {
      yield Buffer.from('half')
      throw new Error('The line is cut')
    }
    const body = Readable.from(torn(), { objectMode: false })
    await expect(store.write('media/torn.png', { body, size: 8 })).rejects.toThrow()
    expect(await get(store, 'media/torn.png')).toBeNull()
    expect(await keys(store)).toEqual([])
  })
})

test('files of a folder are their owner’s alone', async () => {
  const store = diskStore(join(folder, 'closed'))
  await put(store, 'documents/a.pdf', 'a')
  expect(statSync(join(folder, 'closed/documents/a.pdf')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'closed/documents')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(folder, 'closed/documents'))).toEqual(['a.pdf'])
})

test('a bucket that others use is kept to one folder', async () => {
  const store = bucketStore({ S3_PREFIX: 'shop/files' })
  s3.objects.set('another/secret.txt', { data: Buffer.from('theirs'), type: 'text/plain' })
  await put(store, 'media/a.png', 'a')
  expect([...s3.objects.keys()]).toContain('shop/files/media/a.png')
  expect(await keys(store)).toEqual(['media/a.png'])
  s3.objects.clear()
})

test('a wrong key of the bucket is a failure, and no missing file', async () => {
  const store = bucketStore({ S3_SECRET_ACCESS_KEY: 'another' })
  await expect(store.read('media/a.png')).rejects.toThrow('SignatureDoesNotMatch')
})

describe('moving files', () => {
  test('copies what is missing or different, looks at it again, and goes on after a stop', async () => {
    const [disk, bucket] = [diskStore(join(folder, 'move')), bucketStore()]
    for (const name of ['a', 'b', 'c']) await put(disk, `documents/${name}.pdf`, name)
    await put(bucket, 'documents/a.pdf', 'a')
    await put(bucket, 'documents/b.pdf', 'an older one')
    const trial = await moveFiles(disk, bucket, { isTrial: true, removes: true })
    expect(trial).toEqual({ copied: 2, present: 1, removed: 3, bytes: 2 })
    expect(await keys(bucket)).toHaveLength(2)

    expect(await moveFiles(disk, bucket, { isTrial: false, removes: false })).toMatchObject({
      copied: 2,
      present: 1,
      removed: 0,
    })
    expect(await get(bucket, 'documents/b.pdf')).toEqual({ size: 1, text: 'b' })
    expect(s3.objects.get('documents/c.pdf')?.type).toBe('application/pdf')
    expect(await moveFiles(disk, bucket, { isTrial: false, removes: true })).toMatchObject({
      copied: 0,
      present: 3,
      removed: 3,
    })
    expect(existsSync(join(folder, 'move/documents/a.pdf'))).toBe(false)

    const back = diskStore(join(folder, 'back'))
    await moveFiles(bucket, back, { isTrial: false, removes: false })
    expect(await get(back, 'documents/c.pdf')).toEqual({ size: 1, text: 'c' })
  })

  test('removes nothing that did not arrive as it was', async () => {
    const disk = diskStore(join(folder, 'unsafe'))
    await put(disk, 'documents/a.pdf', 'a')
    const bucket = bucketStore()
    s3.objects.clear()
    const losing = { ...bucket, write: (key: string) => put(bucket, key, 'b') }
    const moving = moveFiles(disk, losing, { isTrial: false, removes: true })
    await expect(moving).rejects.toThrow('did not arrive')
    expect(await keys(disk)).toEqual(['documents/a.pdf'])
  })
})

describe('the S3 variables', () => {
  const said = (variables: object) => () => readEnv({ ...NEEDED, ...variables })

  test('are left out for a folder', () => {
    expect(readEnv(NEEDED).s3).toBeNull()
  })

  test.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /S3_BUCKET: is missing/],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' }, /S3_SECRET_ACCESS_KEY: is missing/],
    [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'a' }, /S3_ACCESS_KEY_ID: is missing/],
    [{ S3_BUCKET: 'Files of Mine' }, /S3_BUCKET: expected the name/],
    [{ S3_BUCKET: 'files', S3_ENDPOINT: 's3' }, /S3_ENDPOINT: expected an address/],
    [{ S3_BUCKET: 'files', S3_PREFIX: '../other' }, /S3_PREFIX: has dots/],
    [{ S3_BUCKET: 'files', S3_FORCE_PATH_STYLE: 'yes' }, /S3_FORCE_PATH_STYLE: expected true/],
  ])('stop the start where they are malformed: %o', (variables, reason) => {
    expect(said(variables)).toThrow(reason)
  })
})
