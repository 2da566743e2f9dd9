import type { OpeningView } from '@/src/domain/careers/opening-view'
import { SiteLink } from '@/src/storefront/ui/links/site-link'

import { OpeningFacts } from './OpeningFacts'

/** What people can apply for, each as one large link. */
export function OpeningList({ openings }: { openings: readonly OpeningView[] }) {
  return (
    <ul>
      {openings.map((opening) => (
        <li key={opening.slug} className="border-t border-border last:border-b">
          <SiteLink
            href={`/careers/${opening.slug}`}
            className="group flex flex-col gap-x-16 gap-y-2 py-6 no-underline lg:flex-row lg:items-baseline lg:justify-between lg:py-8"
          >
            <div>
              <h2 className="text-lg font-semibold group-hover:underline">{opening.title}</h2>
              <p className="mt-1 max-w-[60ch] text-muted">{opening.summary}</p>
            </div>
            <div className="lg:w-100 lg:shrink-0">
              <OpeningFacts opening={opening} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
