import Link from 'next/link'

import type { Readable, StateView } from '@/src/domain/content/catalogue-views'
import { usd } from '@/src/domain/money/money'
import { statePath } from '@/src/domain/states/jurisdictions'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Every state's filing fee, to be searched by eye, with the days on which they were checked. */
export function StateFees({ states }: { states: Readable<StateView> }) {
  const dates = states.items.flatMap((state) => state.feeAsOf ?? []).sort()
  const [oldest, newest] = [dates[0], dates.at(-1)]
  return (
    <>
      {states.isFallback && (
        <Notice tone="warning" className="mb-6" title="These are not the current fees">
          We cannot read our fee table just now. These are typical figures for a few states.
        </Notice>
      )}
      <ul className="columns-2 gap-x-8 text-sm md:columns-3 lg:columns-4 lg:gap-x-12">
        {states.items.map((state) => (
          <li
            key={state.id}
            className="flex break-inside-avoid items-baseline justify-between gap-2 border-b border-border py-2"
          >
            <StateName code={state.code} name={state.name} />
            <Money minor={usd(state.filingFee).minor} short className="font-semibold" />
          </li>
        ))}
      </ul>
      {oldest && newest && (
        <p className="mt-6 max-w-[75ch] text-xs text-muted">
          Fees as of {DATE.format(new Date(newest))}; each was checked on or after{' '}
          {DATE.format(new Date(oldest))}. Based on the{' '}
          <a
            className="link"
            href="https://github.com/startupsolellc/us-llc-fees-dataset"
            rel="noopener"
          >
            US LLC fees dataset
          </a>{' '}
          (formation.legal, CC BY 4.0), compared with the states’ own pages.
        </p>
      )}
    </>
  )
}

function StateName({ code, name }: { code: string; name: string }) {
  const path = statePath(code)
  if (!path) return <span>{name}</span>
  return (
    <Link className="hover:underline" href={path} prefetch={false}>
      {name}
    </Link>
  )
}
