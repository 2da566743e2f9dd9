import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { VerifyFile } from '@/src/storefront/signing/VerifyFile'
import { Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'

export const instant = false // not prerendered: its scripts carry the nonce of the request

export const metadata: Metadata = { title: 'Verify a signed document' }

/** For anyone who got a signed file: whether it is as it was signed. */
export default async function VerifyPage({ searchParams }: PageSearch) {
  await connection()
  const { code } = await searchParams
  return (
    <Container width="form" className="py-12 lg:py-20">
      <h1 className="heading text-2xl">Verify a signed document</h1>
      <p className="mt-3 text-muted">
        Find out whether a PDF is exactly as it was signed here, by whom and when.
      </p>
      {typeof code === 'string' && (
        <Notice className="mt-6" title="This code is on a document to sign in ink">
          Sign it with a pen, then send a photo or scan from “To sign” on your order’s page.
        </Notice>
      )}
      <VerifyFile />
      <p className="mt-8 text-sm text-muted">
        You can also check it without us: any PDF reader checks the seal against{' '}
        <a href="/api/signing/certificate" className="link">
          our certificate
        </a>
        . A seal of our own key shows that nothing was changed. It does not prove to a stranger who
        we are, so a reader may call its validity unknown.
      </p>
    </Container>
  )
}
