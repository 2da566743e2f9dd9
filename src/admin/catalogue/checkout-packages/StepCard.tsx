import type { StepEntry } from '@/src/domain/catalogue/editing/step-form'
import type { SayPromises } from '@/src/domain/content/page-content'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { DeleteEntry } from '../entries/DeleteEntry'
import { StepDrawer } from '../entries/drawers'
import { FirstLines } from '../entries/FirstLines'
import { ActiveSwitch } from '../entries/FlagSwitch'

/** The package that a description is about. */
export type BasePackage = {
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
      <h3>{label}</h3>
      <FirstLines label={label} lines={lines} most={LINES_SHOWN} />
    </div>
  )
}

/** A description as it stands in the checkout, and what can be done with it. */
export function StepCard({ shown, base, grant, packages, say }: Props) {
  const { id, name, entry } = shown
  const path = `/api/checkoutPackages/${id}` as const
  return (
    <div className="step-card__body">
      <div className="entry-card__head">
        <h2>{name}</h2>
        <p className="entry-note">
          {base?.isPopular && <span className="entry-tag">Most popular</span>}
          {base ? `${base.name}, ${formatPrice(usd(base.price))}` : 'Its package was deleted'}
        </p>
      </div>
      <p className="entry-text">{say(entry.stepDescription)}</p>
      <div className="step-card__lines">
        <Lines label="Features" lines={entry.detailedFeatures.map(say)} />
        <Lines label="Benefits" lines={entry.checkoutBenefits.map(say)} />
      </div>
      {[entry.timelineText, entry.guaranteeText].filter(Boolean).map((text) => (
        <p className="entry-note" key={text}>
          {say(text)}
        </p>
      ))}
      <div className="entry-card__foot">
        <ActiveSwitch isOn={entry.isActive} mayChange={grant !== null} name={name} path={path} />
        {grant && (
          <div className="entry-actions">
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
