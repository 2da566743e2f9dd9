import type { ReactNode } from 'react'

import type { OpeningView } from '@/src/domain/careers/opening-view'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { Container } from '@/src/storefront/ui/layout'

import { OpeningFacts } from './OpeningFacts'

const TEXT =
  '[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:mb-2 ' +
  '[&_h3]:font-semibold [&_p]:mb-3 [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mb-3 ' +
  '[&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mb-1 [&_a]:underline [&_a]:underline-offset-2'

/** An opening as visitors read it, with what follows its text. */
export function OpeningBody({ opening, children }: { opening: OpeningView; children: ReactNode }) {
  return (
    <>
      <PageHead title={opening.title}>
        <OpeningFacts opening={opening} />
      </PageHead>
      <Container className="py-10 lg:py-16">
        <div className="flex max-w-[68ch] flex-col gap-10">
          {/* Cleaned where it was read: a few elements, no scripts. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <div className={TEXT} dangerouslySetInnerHTML={{ __html: opening.description }} />
          {children}
        </div>
      </Container>
    </>
  )
}
