import Link from 'next/link'

import type { OpeningView } from '@/src/domain/content/opening-view'

import { OpeningFacts } from './OpeningFacts'

/** What people can apply for, each as one large link. */
export function OpeningList({ openings }: { openings: readonly OpeningView[] }) {
  return (
    <ul>
      {openings.map((opening) => (
        <li key={opening.slug} className="border-t border-border last:border-b">
          <Link href={`/careers/${opening.slug}`} className="group block py-6 no-underline">
            <h2 className="text-lg font-semibold group-hover:underline">{opening.title}</h2>
            <div className="mt-1">
              <OpeningFacts opening={opening} />
            </div>
            <p className="mt-2 max-w-[68ch]">{opening.summary}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
