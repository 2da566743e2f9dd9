import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { RowPage } from '@/src/app/page-props'
import { awaitsEmail, signView } from '@/src/queries/signing/sign-page'
import { NothingToShow } from '@/src/storefront/layout/NothingToShow'
import { SignPaper } from '@/src/storefront/signing/SignPaper'

export const instant = false // depends on who asks

export const metadata: Metadata = {
  title: 'Sign a document',
  robots: { index: false, follow: false },
}

/** Where a paper is signed: by the owner of the order, or by the holder of a mailed link. */
export default async function SignPaperPage({ params }: RowPage) {
  await connection()
  const { id } = await params
  const view = await signView(id)
  if (view) return <SignPaper view={view} />
  if (await awaitsEmail(id)) {
    return (
      <NothingToShow title="Confirm your email address first">
        A signature needs an email address that is yours. Open the link that we sent you. Your{' '}
        <a className="link" href="/dashboard">
          dashboard
        </a>{' '}
        can send it again.
      </NothingToShow>
    )
  }
  return (
    <NothingToShow
      title="There is no document to sign here"
      signIn={encodeURIComponent(`/sign/${id}`)}
    >
      Sign in with the account the order belongs to, or open the link in your email. Each signer has
      their own link, and it opens once.
    </NothingToShow>
  )
}
