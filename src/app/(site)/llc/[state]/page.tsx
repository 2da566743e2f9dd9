import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { codeOfSlug, STATE_SLUGS, statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { getPackages } from '@/src/queries/catalogue/services'
import { getStatePage } from '@/src/queries/catalogue/states'
import { getContent, getPromises } from '@/src/queries/content/content'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { absolute, pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { StatePage, StateUnread } from '@/src/storefront/catalogue/states/StatePage'
import { BreadcrumbData, FormationData } from '@/src/storefront/content/seo/structured-data'

export const instant = false // an unknown state is answered 404, which must be known first

type Props = { params: Promise<{ state: string }> }

export function generateStaticParams() {
  return STATE_SLUGS.map((state) => ({ state }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { state: slug } = await params
  await waitInDrafts()
  const code = codeOfSlug(slug)
  const state = code ? await getStatePage(code) : null
  if (!state) return pageMetadata(`/llc/${slug}`)
  const fee = state.fees.llc
  return pageMetadata(`/llc/${slug}`, {
    title: `Form an LLC in ${state.name}: fees, deadlines, sources`,
    description: `${fee ? `${state.name} ${fee.isUsual ? 'usually charges' : 'charges'} ${formatPrice(usd(fee.filingFee))} to form an LLC. ` : ''}See the yearly report and its next deadlines, and where each figure was read.`,
  })
}

export default async function LlcStatePage({ params }: Props) {
  const code = codeOfSlug((await params).state)
  if (!code) notFound()
  await waitInDrafts()
  const [state, content, packages, settings, sayPromises] = await Promise.all([
    getStatePage(code),
    getContent('/llc'),
    getPackages(),
    getSettings(),
    getPromises(),
  ])
  if (state === null) notFound()
  if (state === undefined) return <StateUnread />
  const onSale = packages.isFallback ? [] : packages.items
  const [first] = onSale
  const url = absolute(statePath(code) ?? '/')
  return (
    <>
      <FormationData state={state.name} packages={onSale} company={settings} />
      <BreadcrumbData
        trail={[
          { name: 'States', url: absolute('/#states') },
          { name: state.name, url },
        ]}
      />
      <StatePage
        state={state}
        content={content}
        promise={sayPromises('{filing promise}')}
        cheapest={first ? { name: first.name, price: first.price } : null}
      />
    </>
  )
}
