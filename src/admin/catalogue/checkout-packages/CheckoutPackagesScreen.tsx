import { Button } from '@payloadcms/ui'
import { can } from '@/src/access/actions'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { EmptyState, Section } from '@/src/admin/kit/ui/parts'
import { type StepRow, stepRows } from '@/src/queries/catalogue/screen-rows'
import { sayPromises } from '@/src/services/content/site-settings'
import { RefreshData } from '../../kit/page/RefreshData'
import { StepDrawer } from '../entries/drawers'
import { CARD } from '../entries/EntryGrid'
import { EntryPage } from '../entries/EntryPage'
import { SortableSteps } from './SortableSteps'
import { StepCard } from './StepCard'

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
