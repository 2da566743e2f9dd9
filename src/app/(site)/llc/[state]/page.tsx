import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'

import { codeOfSlug, STATE_SLUGS } from '@/src/domain/states/jurisdictions'
import { getContent } from '@/src/queries/content'
import { getPackages } from '@/src/queries/packages'
import { pageMetadata } from '@/src/queries/seo'
import { getStatePage } from '@/src/queries/state-page'
import { StatePage } from '@/src/storefront/states/StatePage'
import { StateUnread } from '@/src/storefront/states/StateUnread'
import { Skeleton } from '@/src/storefront/ui/skeleton'

type Props = { params: Promise<{ state: string }> }

export function generateStaticParams() {
  return STATE_SLUGS.map((state) => ({ state }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { state: slug } = await params
  const code = codeOfSlug(slug)
  const state = code ? await getStatePage(code) : null
  if (!state) return pageMetadata(`/llc/${slug}`)
  return pageMetadata(`/llc/${slug}`, {
    title: `Form an LLC in ${state.name}: fees, deadlines, turnaround`,
    description: `${state.name} charges $${state.filingFee} to form an LLC. See the yearly report and its next deadlines, the turnaround, and the sources of every figure.`,
  })
}

export default async function LlcStatePage({ params }: Props) {
  const code = codeOfSlug((await params).state)
  if (!code) notFound()
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-150 max-w-300" />}>
      <Current code={code} />
    </Suspense>
  )
}

async function Current({ code }: { code: string }) {
  const [state, content, packages] = await Promise.all([
    getStatePage(code),
    getContent('/llc'),
    getPackages(),
  ])
  if (state === null) notFound()
  if (state === undefined) return <StateUnread />
  const [first] = packages.isFallback ? [] : packages.items
  return (
    <StatePage
      state={state}
      content={content}
      cheapest={first ? { name: first.name, price: first.price } : null}
    />
  )
}
