import { can } from '@/src/access/actions'
import { screenView } from '@/src/admin/kit/page/screen-view'
import type { PackageEntry } from '@/src/domain/catalogue/editing/package-form'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { WORK_NAMES } from '@/src/domain/vocabulary/service-names'
import { tierIncludesAgent, tierIncludesEin } from '@/src/domain/vocabulary/tiers'
import { allEntries } from '@/src/queries/catalogue/services'
import { type WhyOff, whyPackageOff } from '@/src/queries/catalogue/why-off'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { shownPackage } from '@/src/services/catalogue/entries/packages'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { countStats } from '../entries/count-stats'
import { PackageDrawer } from '../entries/drawers'
import { EntryActions } from '../entries/EntryActions'
import { CARD, EntryGrid } from '../entries/EntryGrid'
import { EntryPage } from '../entries/EntryPage'
import { FirstLines } from '../entries/FirstLines'
import { ActiveSwitch, PopularStar } from '../entries/FlagSwitch'
import { OffNotes } from '../licensing/OffNotes'

type Props = {
  readonly shown: Shown<PackageEntry>
  readonly grant: Grant<'changePackages'> | null
  readonly why: readonly WhyOff[]
}

const FEATURES_SHOWN = 4

function PackageCard({ shown, grant, why }: Props) {
  const { id, name, entry } = shown
  const path = `/api/packages/${id}` as const
  const flag = { path, name, mayChange: grant !== null }
  return (
    <li className={CARD} data-popular={entry.isPopular}>
      {entry.isPopular && (
        <p className="self-start px-2 py-px rounded-sm bg-accent text-on-accent text-2xs font-semibold tracking-[0.03em] leading-4.5">
          MOST POPULAR
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2>{name}</h2>
        <PopularStar {...flag} isOn={entry.isPopular} />
      </div>
      <p className="text-4xl font-semibold leading-7 tabular-nums">
        {formatPrice(usd(entry.price))}
      </p>
      <p className="text-muted text-xs leading-4 first-letter:uppercase">{`${entry.tier} tier`}</p>
      <p className="empty:hidden">{entry.description}</p>
      <OffNotes reasons={why} />
      <FirstLines label={`Features of ${name}`} lines={entry.features} most={FEATURES_SHOWN} />
      <p className="text-muted text-xs">{producedWith(entry)}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 mt-auto pt-2 border-t border-line-soft">
        <ActiveSwitch {...flag} isOn={entry.isActive} />
        <EntryActions
          form={grant && <PackageDrawer grant={grant} shown={shown} />}
          shown={shown}
          slug="packages"
        />
      </div>
    </li>
  )
}

/** What is work with an end; whatever else its features say is only a text. */
function producedWith({ tier, includes }: PackageEntry): string {
  const names = [
    'Formation',
    ...(tierIncludesEin(tier) ? ['EIN'] : []),
    ...(tierIncludesAgent(tier) ? ['Registered agent'] : []),
    ...includes.map((key) => WORK_NAMES[key]),
  ]
  return `Produced: ${names.join(', ')}. Other features are only texts.`
}

export const PackagesScreen = screenView('packages', async ({ context: { req } }) => {
  const grant = await can(req, 'changePackages')
  const docs = await allEntries(req, 'packages', ['price', 'name'])
  const rows = docs.map(shownPackage)
  const sales = await salesAt({ payload: req.payload })
  const stats = [
    ...countStats(rows.map(({ entry }) => entry)),
    { label: 'Popular', value: rows.filter(({ entry }) => entry.isPopular).length },
  ]
  return (
    <EntryPage
      actions={grant && <PackageDrawer grant={grant} shown={null} />}
      description="What customers choose first. A change shows on the website right away."
      grant={grant}
      req={req}
      slug="packages"
      stats={stats}
    >
      <EntryGrid
        card={(shown) => (
          <PackageCard
            grant={grant}
            key={shown.id}
            shown={shown}
            why={whyPackageOff(sales, shown.entry.tier)}
          />
        )}
        empty="There are no packages, so customers cannot start a checkout. Add a package to begin selling."
        rows={rows}
      />
    </EntryPage>
  )
})
