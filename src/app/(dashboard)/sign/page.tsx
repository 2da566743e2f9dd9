import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { mailedSigning } from '@/src/queries/signing/sign-page'
import { NothingToShow } from '@/src/storefront/layout/NothingToShow'
import { OpenByLink } from '@/src/storefront/layout/OpenByLink'

export const instant = false // depends on whose link it is

export const metadata: Metadata = {
  title: 'Open a document to sign',
  referrer: 'same-origin', // the address has the token
  robots: { index: false, follow: false },
}

/** Where a signer's mailed link leads. Opening it changes nothing: the button does. */
export default async function OpenSigningPage({ searchParams }: PageSearch) {
  await connection()
  const search = await searchParams
  if (search.sent)
    return (
      <NothingToShow title="Check your email">
        If the document still waits for your signature, a new link is on its way to the same
        address.
      </NothingToShow>
    )
  const found = await mailedSigning(search)
  if (found && 'ended' in found)
    return <NothingToShow title={`${found.title}: nothing to sign`}>{found.ended}</NothingToShow>
  if (found)
    return (
      <OpenByLink
        title="Open a document to sign"
        action="/api/signing/open"
        fields={{ token: found.token }}
        label="Open the document"
        warning="The link opens once, in this browser. If you are not this person, close this page: no one can sign for someone else."
      >
        {found.title}, for{' '}
        <strong className="font-semibold wrap-anywhere text-text">{found.name}</strong>.
      </OpenByLink>
    )
  if (typeof search.token === 'string')
    return (
      <OpenByLink
        title="This link no longer works"
        action="/api/signing/renew"
        fields={{ token: search.token }}
        label="Email me a new link"
        warning="The new link goes to the address that the old one was sent to."
      >
        It may have been used already, been replaced by a newer one, or expired.
      </OpenByLink>
    )
  return (
    <NothingToShow title="There is no document to sign here">
      Open the link in your email. Each signer has their own.
    </NothingToShow>
  )
}
