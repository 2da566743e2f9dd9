import { can } from '@/src/access/actions'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { ADDON_CATEGORIES, type AddonEntry } from '@/src/domain/catalogue/editing/addon-form'
import { averagePrice } from '@/src/domain/catalogue/editing/bulk-prices'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { allEntries } from '@/src/queries/catalogue/services'
import { type WhyOff, whyAddonOff } from '@/src/queries/catalogue/why-off'
import { shownAddon } from '@/src/services/catalogue/entries/addons'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { countStats } from '../entries/count-stats'
import { AddonDrawer } from '../entries/drawers'
import { EntryActions } from '../entries/EntryActions'
import { CARD, EntryGrid } from '../entries/EntryGrid'
import { EntryPage } from '../entries/EntryPage'
import { ActiveSwitch } from '../entries/FlagSwitch'
import { OffNotes } from '../licensing/OffNotes'
import { InlinePrice } from './InlinePrice'
import { QuickActions } from './QuickActions'

export const AddonsScreen = screenView('addons', async ({ context: { req } }) => {
  const grant = await can(req, 'changeAddons')
  const docs = await allEntries(req, 'addons', 'name')
  const rows = docs.map(shownAddon)
  const codes = new Map(docs.map(({ id, code }) => [id, code ?? null]))
  const sales = await salesAt({ payload: req.payload })
  const why = ({ id, entry }: Shown<AddonEntry>) =>
    whyAddonOff(sales, codes.get(id) ?? null, entry.isRegisteredAgent)
  const stats = [
    ...countStats(rows.map(({ entry }) => entry)),
    { label: 'Average price', value: `$${averagePrice(docs.map(({ price }) => price))}` },
    { label: 'Categories', value: new Set(docs.map(({ category }) => category)).size },
  ]
  return (
    <EntryPage
      actions={grant && <AddonDrawer grant={grant} shown={null} />}
      description="What customers can add to a formation. A change shows in the checkout right away."
      grant={grant}
      req={req}
      slug="addons"
      stats={stats}
    >
      <QuickActions grant={grant} />
      <EntryGrid
        card={(shown) => <AddonCard grant={grant} key={shown.id} shown={shown} why={why(shown)} />}
        empty="There are no add-ons. Customers can still buy a formation; add an add-on to offer more."
        rows={rows}
      />
    </EntryPage>
  )
})

type Props = {
  readonly shown: Shown<AddonEntry>
  readonly grant: Grant<'changeAddons'> | null
  readonly why: readonly WhyOff[]
}

function offeredWith({ showInStarter, showInStandard, showInPremium }: AddonEntry): string {
  const tiers = [
    ...(showInStarter ? ['Starter'] : []),
    ...(showInStandard ? ['Standard'] : []),
    ...(showInPremium ? ['Premium'] : []),
  ]
  if (tiers.length === 3) return 'Offered with every package'
  return tiers.length === 0 ? 'Not offered with any package' : `Offered with ${tiers.join(', ')}`
}

function AddonCard({ shown, grant, why }: Props) {
  const { id, name, entry } = shown
  const path = `/api/addons/${id}` as const
  return (
    <li className={CARD}>
      <h2>{name}</h2>
      {grant ? (
        <InlinePrice name={name} path={path} price={entry.price} />
      ) : (
        <p className="text-4xl font-semibold leading-7 tabular-nums">
          {formatPrice(usd(entry.price))}
        </p>
      )}
      <p className="empty:hidden">{entry.description}</p>
      <OffNotes reasons={why} />
      <p className="text-muted text-xs leading-4">
        <span className="me-1.5 px-1.75 py-px rounded-sm bg-line-soft text-text text-xs leading-4.5">
          {ADDON_CATEGORIES[entry.category]}
        </span>
        {offeredWith(entry)}
        {entry.isRegisteredAgent && <span>{'. This is the registered agent.'}</span>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 mt-auto pt-2 border-t border-line-soft">
        <ActiveSwitch isOn={entry.isActive} mayChange={grant !== null} name={name} path={path} />
        <EntryActions
          form={grant && <AddonDrawer grant={grant} shown={shown} />}
          shown={shown}
          slug="addons"
        />
      </div>
    </li>
  )
}
