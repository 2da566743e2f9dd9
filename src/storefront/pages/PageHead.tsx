import type { ReactNode } from 'react'

import { Container } from '@/src/storefront/ui/layout'

/** Headline of a page that is not the landing page. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="border-b border-border bg-panel py-10 lg:py-16">
      <Container>
        <h1 className="heading max-w-[24ch] text-2xl">{title}</h1>
        {children && <div className="mt-3 max-w-[60ch] text-muted lg:text-lg">{children}</div>}
      </Container>
    </div>
  )
}
