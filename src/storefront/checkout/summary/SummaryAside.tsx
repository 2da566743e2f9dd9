import type { ReactNode } from 'react'

import { Card } from '@/src/storefront/ui/layout'

/** The order beside the steps, where there is room. */
export function SummaryAside({ children }: { children: ReactNode }) {
  return (
    <aside aria-labelledby="summary-title" className="hidden lg:block">
      <Card className="sticky top-8">
        <h2 id="summary-title" className="mb-4 text-lg font-semibold">
          Order summary
        </h2>
        {children}
      </Card>
    </aside>
  )
}
