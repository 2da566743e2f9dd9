import { Button } from '@payloadcms/ui'
import { can } from '@/src/access/actions'
import { DeleteEntry } from '@/src/admin/catalogue/entries/DeleteEntry'
import { StepDrawer } from '@/src/admin/catalogue/entries/drawers'
import { FirstLines } from '@/src/admin/catalogue/entries/FirstLines'
import { ActiveSwitch } from '@/src/admin/catalogue/entries/FlagSwitch'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { EmptyState, Section } from '@/src/admin/kit/ui/parts'
import type { StepEntry } from '@/src/domain/catalogue/editing/step-form'
import type { SayPromises } from '@/src/domain/content/page-content'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { type StepRow, stepRows } from '@/src/queries/catalogue/screen-rows'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { sayPromises } from '@/src/services/content/site-settings'
import { RefreshData } from '../../kit/page/RefreshData'
import { CARD } from '../entries/EntryGrid'
import { EntryPage } from '../entries/EntryPage'
import { SortableSteps } from './SortableSteps'

type BasePackage = {
  readonly name: string
  readonly price: number
  readonly isPopular: boolean
}

type Props = {
  readonly shown: Shown<StepEntry>
  /** Null where it was deleted. */
  readonly base: BasePackage | null
  readonly grant: Grant<'changeCheckoutPackages'> | null
  readonly packages: Readonly<Record<string, string>>
  /** Fills in the promises that a text names in braces. */
  readonly say: SayPromises
}

const LINES_SHOWN = 3

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className="m-0 mb-1 text-muted text-xs font-normal leading-4">{label}</h3>
      <FirstLines label={label} lines={lines} most={LINES_SHOWN} />
    </div>
  )
}

function StepCard({ shown, base, grant, packages, say }: Props) {
  const { id, name, entry } = shown
  const path = `/api/checkoutPackages/${id}` as const
  return (
    <div className="flex flex-1 flex-col gap-2 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2>{name}</h2>
        <p className="text-muted text-xs leading-4">
          {base?.isPopular && (
            <span className="me-1.5 px-1.75 py-px rounded-sm bg-line-soft text-text text-xs leading-4.5">
              Most popular
            </span>
          )}
          {base ? `${base.name}, ${formatPrice(usd(base.price))}` : 'Its package was deleted'}
        </p>
      </div>
      <p className="empty:hidden">{say(entry.stepDescription)}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-x-6 gap-y-2">
        <Lines label="Features" lines={entry.detailedFeatures.map(say)} />
        <Lines label="Benefits" lines={entry.checkoutBenefits.map(say)} />
      </div>
      {[entry.timelineText, entry.guaranteeText].filter(Boolean).map((text) => (
        <p className="text-muted text-xs leading-4" key={text}>
          {say(text)}
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2 mt-auto pt-2 border-t border-line-soft">
        <ActiveSwitch isOn={entry.isActive} mayChange={grant !== null} name={name} path={path} />
        {grant && (
          <div className="flex items-center gap-2 whitespace-nowrap [&_.btn]:m-0">
            <StepDrawer grant={grant} packages={packages} shown={shown} />
            <DeleteEntry
              failure="Error deleting checkout package."
              name={name}
              noun="description"
              path={path}
              question={`Are you sure you want to delete "${name}"?`}
            />
          </div>
        )}
      </div>
    </div>
  )
}

const statsOf = (rows: readonly StepRow[]) => [
  { label: 'Total Packages', value: rows.length },
  { label: 'Active', value: rows.filter(({ shown }) => shown.entry.isActive).length },
  { label: 'Popular', value: rows.filter(({ base }) => base?.isPopular).length },
  {
    label: 'Features',
    value: rows.reduce((sum, { shown }) => sum + shown.entry.detailedFeatures.length, 0),
  },
]

export const CheckoutPackagesScreen = screenView(
  'checkoutPackages',
  async ({ context: { req } }) => {
    const grant = await can(req, 'changeCheckoutPackages')
    const { rows, packages } = await stepRows(req)
    const say = await sayPromises(req)
    const steps = rows.map((row) => ({
      id: row.shown.id,
      title: row.shown.name,
      card: <StepCard {...row} grant={grant} packages={packages} say={say} />,
    }))
    return (
      <EntryPage
        actions={
          <>
            <RefreshData label="Refresh" />
            <Button
              buttonStyle="secondary"
              el="anchor"
              margin={false}
              newTab
              size="small"
              url="/checkout"
            >
              Preview Checkout
            </Button>
            {grant && <StepDrawer grant={grant} packages={packages} shown={null} />}
          </>
        }
        description="How the package step of the checkout describes each package."
        grant={grant}
        req={req}
        slug="checkoutPackages"
        stats={statsOf(rows)}
      >
        {steps.length === 0 && (
          <EmptyState>
            There are no descriptions. The checkout shows packages with their own features only.
          </EmptyState>
        )}
        {steps.length > 0 &&
          (grant ? (
            <SortableSteps steps={steps} />
          ) : (
            <ul className="grid gap-3 m-0 mb-7 p-0 list-none">
              {steps.map(({ id, card }) => (
                <li
                  className={`${CARD} flex-row data-[dragging=true]:z-5 data-[dragging=true]:border-accent`}
                  key={id}
                >
                  {card}
                </li>
              ))}
            </ul>
          ))}
        <HowItWorks />
      </EntryPage>
    )
  },
)

function HowItWorks() {
  return (
    <Section id="how-it-works" title="How It Works">
      <ol className="m-0 ps-4.5">
        <li>Each description belongs to one package. Name and price come from that package.</li>
        <li>Active descriptions appear in the package step of the checkout, in this order.</li>
        <li>Drag a card, or use its arrows, to change the order. It is saved right away.</li>
        <li>To check your changes, open Preview Checkout.</li>
      </ol>
    </Section>
  )
}
