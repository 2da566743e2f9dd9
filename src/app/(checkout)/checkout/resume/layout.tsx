import { type ReactNode, Suspense } from 'react'

import { CountCheckoutVisits } from '@/src/app/(checkout)/CountCheckoutVisits'
import { Viewing } from '@/src/app/Viewing'

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
