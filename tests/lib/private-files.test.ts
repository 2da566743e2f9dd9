import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { closeUploadFolders } from '@/src/lib/files/private-files'
import { testPayload } from '@/tests/support/database'
import { PNG } from '@/tests/support/files'
import { person } from '@/tests/support/people/people'

const modeOf = (path: string) => statSync(path).mode & 0o777

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const folderOf = (collection: 'documents' | 'media') =>
  payload.collections[collection].config.upload.staticDir ?? ''

test('a file that we keep is its owner’s alone, whatever the umask at the start was', async () => {
  const { id: user } = await person(payload)

  const { filename } = await payload.create({
    collection: 'documents',
    data: { name: 'Passport', type: 'other', user, uploadedBy: 'customer' },
    file: { name: 'passport.png', mimetype: 'image/png', size: PNG.length, data: PNG },
    overrideAccess: true, // the test's own
  })

  expect(modeOf(join(folderOf('documents'), filename ?? ''))).toBe(0o600)
  expect(modeOf(folderOf('documents'))).toBe(0o700)
})

test('folders that an earlier version left open are closed at the start', async () => {
  chmodSync(folderOf('documents'), 0o755)

  await closeUploadFolders(payload)

  expect(modeOf(folderOf('documents'))).toBe(0o700)
})
