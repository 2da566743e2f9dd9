import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'

import { claimStands } from '@/src/domain/content/claims/claim'
import type { StoredContent } from '@/src/domain/content/page-content'
import type { ContentPage } from '@/src/domain/content/registry'
import { elementsShown, withPictures } from '@/src/queries/content/pictures'
import { draftRequest } from '@/src/services/content/editing/draft-session'
import { PUBLIC_READ, publicPayload } from '../platform/public-payload'
import { signedInUser } from '../platform/session'

/**
 * Next renders a page that it has just served once more, for the browser to keep. With drafts nothing
 * cached is at hand for that, and it would be reported: it waits here for a request that never comes.
 */
export async function waitInDrafts(): Promise<void> {
  if ((await draftMode()).isEnabled) await connection()
}

/**
 * Who looks at a page as its editor; null for everyone else, whatever cookie they have. A visitor’s
 * page is prerendered: nothing of the request is asked for before Next says that it is a draft’s.
 */
export const draftEditor = cache(async (): Promise<PayloadRequest | null> => {
  if (!(await draftMode()).isEnabled) return null
  await connection()
  return draftRequest(await publicPayload(), await signedInUser())
})

export async function draftsOf(req: PayloadRequest, page: ContentPage): Promise<StoredContent> {
  const { docs } = await req.payload.find({
    ...PUBLIC_READ,
    collection: 'contentElements',
    ...elementsShown(page),
    select: {
      selector: true,
      currentValue: true,
      draftValue: true,
      claim: { verified: true, expiresAt: true },
    },
    req,
  })
  const now = new Date()
  const drafts = Object.fromEntries(
    docs.map(({ selector, currentValue, draftValue, claim }) => [
      selector,
      { value: draftValue ?? currentValue ?? '', verified: claimStands(claim ?? {}, now) },
    ]),
  )
  return withPictures(drafts)
}
