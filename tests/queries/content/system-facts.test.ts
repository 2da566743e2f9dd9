import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { systemFacts } from '@/src/queries/content/system-facts'
import { careersDesk } from '@/tests/support/careers/careers-desk'

test('the CVs of applicants are among the stored files', async () => {
  const { payload, applied } = await careersDesk()
  const req = await createLocalReq({}, payload)
  const before = await systemFacts(req)
  const { filesize } = await applied()
  const after = await systemFacts(req)
  expect(after.files - before.files).toBe(1)
  expect(after.fileBytes - before.fileBytes).toBe(filesize)
})

test('files are counted in every collection that has some', async () => {
  const { payload } = await careersDesk()
  const uploads = Object.values(payload.collections).filter(({ config }) => config.upload)
  expect(uploads.map(({ config }) => config.slug).toSorted()).toEqual([
    'documents',
    'evidence',
    'jobApplications',
    'media',
  ])
})
