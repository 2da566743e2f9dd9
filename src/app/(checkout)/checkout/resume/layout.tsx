import { headers } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Viewing } from '@/src/app/Viewing'
import { CountVisits } from '@/src/storefront/layout/visits/CountVisits'

const NONCE = /'nonce-([^']+)'/

/** Counts visits as on the site, with the nonce of this response's scripts. */
async function CountCheckoutVisits() {
  const policy = (await headers()).get('content-security-policy')
  return <CountVisits nonce={NONCE.exec(policy ?? '')?.[1]} />
}

/** Pages behind a mailed link, which are made for the one who follows it. */
export default function ResumeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Viewing />
      {children}
      <Suspense>
        <CountCheckoutVisits />
      </Suspense>
    </>
  )
}
