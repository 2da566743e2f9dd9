import type { PayloadRequest } from 'payload'

import { rulesOf, type ValueRules } from '@/src/domain/content/editing/element-value'
import { specOf } from '@/src/domain/content/registry'
import type { ContentElement } from '@/src/payload-types'

import { elementOf } from './elements'

/** An element as an editor works on it. */
type EditableElement = ReturnType<typeof elementOf> & {
  readonly category: string
  readonly default: string
  readonly rules: ValueRules
  /** A claim is shown to visitors only once it is verified; null for what claims nothing. */
  readonly claim: 'open' | 'verified' | null
  /** The selector of the element that it is edited with. */
  readonly of: string | null
  readonly changedAt: string | null
}

const claimOf = ({ claim }: ContentElement): EditableElement['claim'] => {
  if (!claim.isClaim) return null
  return claim.verified ? 'verified' : 'open'
}

/** What all pages share. */
const SHARED = '/layout'

/** The elements of a page, and those of the frame around it. */
export async function pageElements(req: PayloadRequest, page: string): Promise<EditableElement[]> {
  const { docs } = await req.payload.find({
    collection: 'contentElements',
    where: { page: { in: [page, SHARED] } },
    sort: ['page', 'category', 'sortOrder'],
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: false,
    req,
  })
  // What belongs to the page itself stands above what all pages share.
  const own = docs.toSorted((a, b) => Number(a.page === SHARED) - Number(b.page === SHARED))
  return own.map((doc) => {
    const spec = specOf(doc.page, doc.selector)
    return {
      ...elementOf(doc),
      category: doc.category,
      default: doc.defaultValue ?? '',
      rules: rulesOf(doc.elementType, spec),
      claim: claimOf(doc),
      of: spec?.of ?? null,
      changedAt: doc.changedAt ?? null,
    }
  })
}
