import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { connection } from 'next/server'

import { importMap } from '@/src/app/(payload)/admin/importMap'

export const instant = false

export default async function AdminNotFound() {
  await connection()
  return NotFoundPage({
    config,
    importMap,
    params: Promise.resolve({ segments: [] }),
    searchParams: Promise.resolve({}),
  })
}
