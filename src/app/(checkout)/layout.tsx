import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'

import { PrivateRoot, privateMetadata } from '@/src/app/PrivateRoot'

import { CountCheckoutVisits } from './CountCheckoutVisits'

export { viewport } from '@/src/app/viewport'

/** A checkout's title is whole: it comes from the texts that staff edit. */
export async function generateMetadata(): Promise<Metadata> {
  const { title: _, applicationName, ...metadata } = await privateMetadata()
  return { ...metadata, applicationName, title: applicationName }
}

export default function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PrivateRoot>
      {children}
      <Suspense>
        <CountCheckoutVisits />
      </Suspense>
    </PrivateRoot>
  )
}
