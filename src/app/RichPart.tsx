import { Suspense } from 'react'

import type { FeeTable } from '@/src/domain/content/rich-text/model'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { getPackages, getService } from '@/src/queries/catalogue/services'
import { getStates } from '@/src/queries/catalogue/states'
import { getFaqs } from '@/src/queries/content/content'
import { getPicture } from '@/src/queries/content/pictures'
import { Faq } from '@/src/storefront/content/landing/Faq'
import type { LookedUp } from '@/src/storefront/content/rich-text/Blocks'
import {
  PackageFeeTable,
  ServiceFeeTable,
  StateFeeTable,
} from '@/src/storefront/content/rich-text/FeeTables'
import { Picture } from '@/src/storefront/content/rich-text/Picture'
import { Skeleton } from '@/src/storefront/ui/skeleton'

/** A part of a text that shows what the catalogue, the questions or the pictures hold now. */
export const richPart = (block: LookedUp) => (
  <Suspense fallback={<Skeleton className="h-40" />}>
    <Part block={block} />
  </Suspense>
)

async function Part({ block }: { block: LookedUp }) {
  switch (block.kind) {
    case 'faq':
      return <Faq faqs={await getFaqs(block.page)} />
    case 'picture': {
      const picture = await getPicture(block.media)
      return picture && <Picture picture={picture} />
    }
    case 'fees':
      return <Fees of={block.of} only={block.states} />
  }
}

async function Fees({ of, only }: { of: FeeTable; only: readonly string[] }) {
  if (of === 'states') return <StateFeeTable states={await getStates()} only={only} />
  if (of === 'packages') return <PackageFeeTable packages={await getPackages()} />
  const services = await Promise.all(STANDALONE_SERVICES.map(getService))
  return <ServiceFeeTable services={services.filter((service) => service !== null)} />
}
