import { headers } from 'next/headers'

import { CountVisits } from '@/src/storefront/layout/visits/CountVisits'

const NONCE = /'nonce-([^']+)'/

/** The same as on the site, with the nonce that this answer's scripts carry. */
export async function CountCheckoutVisits() {
  const policy = (await headers()).get('content-security-policy')
  return <CountVisits nonce={NONCE.exec(policy ?? '')?.[1]} />
}
