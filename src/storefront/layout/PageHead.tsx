import type { ReactNode } from 'react'

import { Container } from '@/src/storefront/ui/layout'

type PageHeadProps = {
  title: string
  children?: ReactNode
  /** A picture of what the page is about, beside the headline where there is room. */
  picture?: ReactNode
}

/** Headline of a page that is not the landing page. */
export function PageHead({ title, children, picture }: PageHeadProps) {
  const words = (
    <div>
      <h1 className="heading max-w-[24ch] text-2xl">{title}</h1>
      {children && <div className="mt-3 max-w-[60ch] text-muted lg:text-lg">{children}</div>}
    </div>
  )
  return (
    <div className="border-b border-border bg-panel py-10 lg:py-16">
      <Container>
        {picture ? (
          <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
            {words}
            {picture}
          </div>
        ) : (
          words
        )}
      </Container>
    </div>
  )
}
