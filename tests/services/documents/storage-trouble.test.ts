// @apart: this process remembers for a while whether files can be stored.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

import { storageStatus } from '@/src/admin/analytics/storage-status'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { sweepFiles } from '@/src/services/documents/stored-files'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { formWith, PNG, pdf } from '@/tests/support/files'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const me = await person(payload)
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const root = path.resolve(env.FILES_DIR)
const upload = () => api('POST', '/documents/upload', { as: me, body: formWith(pdf(), 'scan.pdf') })

let mend: () => void = () => {}
afterEach(() => {
  mend()
  mend = () => {}
})

/** A file stands where the folder should be: nothing can be written below it. */
function unwritable() {
  renameSync(root, `${root}.away`)
  writeFileSync(root, '')
  mend = () => {
    rmSync(root)
    renameSync(`${root}.away`, root)
  }
}

/** A disk of this machine's memory on which nothing has room; only root may mount one. */
function full(): boolean {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', root]).status !== 0) return false
  mend = () => void execFileSync('umount', [root])
  for (const folder of ['documents', 'media', 'trials'])
    execFileSync('mkdir', [path.join(root, folder)])
  spawnSync('dd', ['if=/dev/zero', `of=${path.join(root, 'filler')}`, 'bs=1k'])
  return true
}

test('where no file can be written, people are told so, and so are operators', async () => {
  expect((await upload()).status).toBe(201)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  unwritable()

  const answers = [await upload(), await api('POST', '/media', { as: admin, body: withAlt() })]

  for (const { status, body } of answers) {
    expect(status).toBe(503)
    expect(JSON.stringify(body)).toContain('We can’t store files right now.')
  }
  expect(logged.mock.calls.filter(([, words]) => words === 'files cannot be stored')).toHaveLength(
    2,
  )
  await expect(storageStatus()).rejects.toThrow('We can’t store files right now.')
  const ready = await api('GET', '/ready')
  expect(ready).toMatchObject({
    status: 200,
    body: { ready: true, checks: { storage: { ok: false } } },
  })
})

function withAlt(): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A point' }))
  form.set('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'point.png')
  return form
}

test('on a full disk nothing is left of a file that had no room', async ({ skip }) => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  if (!full()) skip()

  expect((await upload()).status).toBe(507)

  expect(readdirSync(path.join(root, 'documents'))).toEqual([])
})

test('a file whose transaction was rolled back goes a day later, and no other does', async () => {
  const { filename } = await builder(payload)('media')
  const place = (name: string) => path.join(root, 'media', name)
  const yesterday = new Date(Date.now() - 2 * 86_400_000)
  for (const name of ['left.png', 'fresh.png']) writeFileSync(place(name), PNG)
  for (const name of ['left.png', String(filename)]) utimesSync(place(name), yesterday, yesterday)

  await sweepFiles(payload)

  expect(
    ['left.png', 'fresh.png', String(filename)].map((name) => existsSync(place(name))),
  ).toEqual([false, true, true])
  rmSync(place('fresh.png'))
})

test('where most files have no row, none goes: the folder belongs to another database', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const yesterday = new Date(Date.now() - 2 * 86_400_000)
  const places = Array.from({ length: 101 }, (_, index) =>
    path.join(root, 'media', `lost-${index}.png`),
  )
  for (const place of places) {
    writeFileSync(place, PNG)
    utimesSync(place, yesterday, yesterday)
  }

  await sweepFiles(payload)

  expect(places.every((place) => existsSync(place))).toBe(true)
  expect(logged).toHaveBeenCalledWith(
    { collection: 'media', files: 101 },
    expect.stringContaining('none is removed'),
  )
  for (const place of places) rmSync(place)
})
