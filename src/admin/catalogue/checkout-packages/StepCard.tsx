import type { StepEntry } from '@/src/domain/catalogue/editing/step-form'
import type { SayPromises } from '@/src/domain/content/page-content'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { DeleteEntry } from '../entries/DeleteEntry'
import { StepDrawer } from '../entries/drawers'
import { FirstLines } from '../entries/FirstLines'
import { ActiveSwitch } from '../entries/FlagSwitch'

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
      <h3 className="m-0 mb-1 text-muted text-xs font-normal leading-4">{label}</h3>
      <FirstLines label={label} lines={lines} most={LINES_SHOWN} />
    </div>
  )
}

export function StepCard({ shown, base, grant, packages, say }: Props) {
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
