import type { PackageEntry } from '@/src/domain/catalogue/editing/package-form'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { EntryActions } from '../entries/EntryActions'
import { FirstLines } from '../entries/FirstLines'
import { ActiveSwitch, PopularStar } from '../entries/FlagSwitch'
import { PackageForm } from './PackageForm'

type Props = {
  readonly shown: Shown<PackageEntry>
  readonly grant: Grant<'changePackages'> | null
}

const FEATURES_SHOWN = 4

/** A package as staff see it: what it costs and contains, and what can be done with it. */
export function PackageCard({ shown, grant }: Props) {
  const { id, name, entry } = shown
  const path = `/api/packages/${id}` as const
  const flag = { path, name, mayChange: grant !== null }
  return (
    <li className="entry-card" data-popular={entry.isPopular}>
      {entry.isPopular && <p className="entry-ribbon">MOST POPULAR</p>}
      <div className="entry-card__head">
        <h2>{name}</h2>
        <PopularStar {...flag} isOn={entry.isPopular} />
      </div>
      <p className="entry-price">{formatPrice(usd(entry.price))}</p>
      <p className="entry-tier">{`${entry.tier} tier`}</p>
      <p className="entry-text">{entry.description}</p>
      <FirstLines label={`Features of ${name}`} lines={entry.features} most={FEATURES_SHOWN} />
      <div className="entry-card__foot">
        <ActiveSwitch {...flag} isOn={entry.isActive} />
        <EntryActions
          form={grant && <PackageForm grant={grant} shown={shown} />}
          shown={shown}
          slug="packages"
        />
      </div>
    </li>
  )
}
