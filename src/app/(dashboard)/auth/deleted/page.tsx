import type { Metadata } from 'next'
import { connection } from 'next/server'

import { AuthHeading } from '@/src/storefront/accounts/AuthPart'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

export const instant = false // not prerendered: its scripts carry the nonce of the request

export const metadata: Metadata = { title: 'Account deleted' }

/** Where someone arrives who has deleted their account. */
export default async function DeletedPage() {
  await connection()
  return (
    <>
      <AuthHeading title="Your account is deleted">
        You are signed out. We sent you one last email to confirm it.
      </AuthHeading>
      <ButtonLink href="/" variant="secondary" className="mt-8">
        Go to the home page
      </ButtonLink>
    </>
  )
}
