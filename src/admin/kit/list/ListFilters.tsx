import { ChevronDown, Funnel, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { POPOVER } from '../ui/Choice'
import type { Filter } from './list-spec'

/** Returns the list's address with changed parameters; null removes one. */
export type To = (changes: Readonly<Record<string, string | null>>) => string

type OneProps = {
  readonly name: string
  readonly filter: Filter
  readonly chosen: readonly string[]
  readonly to: To
}

/** The address with a value added, or taken away where it is chosen already. */
function toggled(chosen: readonly string[], value: string): string | null {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.join(',') || null
}

function Options({ name, filter: { label, options }, chosen, to }: OneProps) {
  return (
    <ul aria-label={label} className="m-0 p-0 list-none">
      {Object.entries(options).map(([value, text]) => (
        <li key={value}>
          <PageLink
            className="filter-choice"
            aria-current={chosen.includes(value) ? 'true' : undefined}
            href={to({ [name]: toggled(chosen, value) })}
            scroll={false}
          >
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

type PopProps = {
  readonly head: ReactNode
  readonly isChosen?: boolean
  readonly after?: ReactNode
  readonly children: ReactNode
}

function Pop({ head, isChosen = false, after, children }: PopProps) {
  return (
    <div
      className="flex relative items-center max-w-full border border-dashed border-line-strong rounded-ui phone:static data-[chosen=true]:border-solid data-[chosen=true]:bg-panel"
      data-chosen={isChosen}
    >
      <details name="list-filter">
        <summary className="flex items-center gap-1 h-7.5 px-2.5 cursor-pointer list-none focus-visible:outline-ring [&::-webkit-details-marker]:hidden">
          {head}
          <ChevronDown aria-hidden size={14} />
        </summary>
        <div
          className={`absolute z-5 start-0 top-[calc(100%+4px)] min-w-50 max-h-80 phone:inset-x-(--gutter-h) phone:top-auto phone:mt-1 ${POPOVER}`}
        >
          {children}
        </div>
      </details>
      {after}
    </div>
  )
}

export function ListFilter(props: OneProps) {
  const { name, filter, chosen, to } = props
  const words = chosen.map((value) => filter.options[value]).join(', ')
  return (
    <Pop
      after={
        words && (
          <PageLink
            aria-label={`Clear ${filter.label}`}
            className="inline-flex items-center self-stretch px-1.5 text-inherit focus-visible:outline-ring"
            href={to({ [name]: null })}
            scroll={false}
          >
            <X aria-hidden size={14} />
          </PageLink>
        )
      }
      head={<span className="truncate">{words ? `${filter.label}: ${words}` : filter.label}</span>}
      isChosen={words !== ''}
    >
      <Options {...props} />
    </Pop>
  )
}

/** More of them would not fit beside the search. */
const MOST_BESIDE = 2

type Props = {
  readonly filters: Readonly<Record<string, Filter>>
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly to: To
}

export function ListFilters({ filters, chosen, to }: Props) {
  const all = Object.entries(filters).map(([name, filter]) => ({
    name,
    filter,
    chosen: chosen[name] ?? [],
    to,
  }))
  const isFolded = all.length > MOST_BESIDE
  const folded = isFolded ? all.filter((one) => one.chosen.length === 0) : []
  return (
    <>
      {all
        .filter((one) => !folded.includes(one))
        .map((one) => (
          <ListFilter key={one.name} {...one} />
        ))}
      {folded.length > 0 && (
        <Pop
          head={
            <>
              <Funnel aria-hidden size={14} />
              <span>Filter</span>
            </>
          }
        >
          {folded.map((one) => (
            <details key={one.name} name="list-filter-fold">
              <summary className="px-2.5 py-1.25 rounded-ui cursor-pointer hover:bg-panel focus-visible:outline-ring">
                {one.filter.label}
              </summary>
              <div className="ps-4">
                <Options {...one} />
              </div>
            </details>
          ))}
        </Pop>
      )}
    </>
  )
}
