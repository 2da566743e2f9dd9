import { ADDON_CATEGORIES, type AddonEntry } from '@/src/domain/catalogue/editing/addon-form'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { EntryActions } from '../entries/EntryActions'
import { ActiveSwitch } from '../entries/FlagSwitch'
import { AddonForm } from './AddonForm'
import { InlinePrice } from './InlinePrice'

type Props = {
  readonly shown: Shown<AddonEntry>
  readonly grant: Grant<'changeAddons'> | null
}

/** With which packages an add-on is offered. */
function offeredWith({ showInStarter, showInStandard, showInPremium }: AddonEntry): string {
  const tiers = [
    ...(showInStarter ? ['Starter'] : []),
    ...(showInStandard ? ['Standard'] : []),
    ...(showInPremium ? ['Premium'] : []),
  ]
  if (tiers.length === 3) return 'Offered with every package'
  return tiers.length === 0 ? 'Not offered with any package' : `Offered with ${tiers.join(', ')}`
}

/** An add-on as staff see it, with its price to be changed in place. */
export function AddonCard({ shown, grant }: Props) {
  const { id, name, entry } = shown
  const path = `/api/addons/${id}` as const
  return (
    <li className="entry-card">
      <h2>{name}</h2>
      {grant ? (
        <InlinePrice name={name} path={path} price={entry.price} />
      ) : (
        <p className="entry-price">{formatPrice(usd(entry.price))}</p>
      )}
      <p className="entry-text">{entry.description}</p>
      <p className="entry-note">
        <span className="entry-tag">{ADDON_CATEGORIES[entry.category]}</span>
        {offeredWith(entry)}
        {entry.isRegisteredAgent && <span>{'. This is the registered agent.'}</span>}
      </p>
      <div className="entry-card__foot">
        <ActiveSwitch isOn={entry.isActive} mayChange={grant !== null} name={name} path={path} />
        <EntryActions
          form={grant && <AddonForm grant={grant} shown={shown} />}
          shown={shown}
          slug="addons"
        />
      </div>
    </li>
  )
}
