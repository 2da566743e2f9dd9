import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { connection } from 'next/server'

import { importMap } from '@/src/app/(payload)/admin/importMap'
import { requireStaff } from '@/src/queries/platform/session'

export const instant = false

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** The back-office. Signed-out people go to /auth, customers to their dashboard. */
export default async function AdminPage({ params, searchParams }: Args) {
  await connection()
  const { segments = [] } = await params
  await requireStaff(`/admin${segments.length ? `/${segments.join('/')}` : ''}`)
  return RootPage({ config, importMap, params, searchParams })
}
