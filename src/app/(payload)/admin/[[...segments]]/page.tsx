import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { createLocalReq, getPayload } from 'payload'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

import { deniedPage } from '@/src/admin/kit/guards/denied'
import { isThere } from '@/src/admin/kit/guards/is-there'
import { SCREENS } from '@/src/admin/screens'
import { importMap } from '@/src/app/(payload)/admin/importMap'
import { requireStaff } from '@/src/queries/platform/session'
import AdminNotFound from './not-found'

export const instant = false

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Where Payload's own pages are: a page of ours says itself what it takes. */
const PAYLOADS: ReadonlySet<string> = new Set(['collections', 'globals'])

type Page = ReactElement<{ readonly children: readonly ReactNode[] }>

/** With each page Payload sends its whole configuration, which the layout has sent already: 220 KB. */
const withoutConfig = ({ props }: Page) => createElement(Fragment, null, ...props.children)

/**
 * The back-office. Signed-out people go to /auth, customers to their dashboard. Anyone who lacks a
 * permission gets the same card on every page, to which the proxy gives its status.
 */
export default async function AdminPage({ params, searchParams }: Args) {
  await connection()
  const { segments = [] } = await params
  const user = await requireStaff(`/admin${segments.length ? `/${segments.join('/')}` : ''}`)
  const req = await createLocalReq({ user }, await getPayload({ config }))
  const permission = await deniedPage(req, segments)
  const isPayloads = PAYLOADS.has(segments[0] ?? '')
  // Shown, not thrown: React would render the page again in the browser, and complain of it there.
  if (!permission && !(await isThere(req, segments))) return <AdminNotFound />
  if (!permission || !isPayloads) {
    const page = await RootPage({ config, importMap, params, searchParams })
    return isPayloads ? page : withoutConfig(page)
  }
  return RootPage({
    config,
    importMap,
    params: Promise.resolve({ segments: [SCREENS.accessDenied.address.slice(1)] }),
    searchParams: Promise.resolve({ permission }),
  })
}
