import { Link } from '@payloadcms/ui'
import { ChevronDown, X } from 'lucide-react'
import { POPOVER } from '../ui/Choice'
import type { Filter } from './list-spec'

/** Returns the list's address with changed parameters; null removes one. */
export type To = (changes: Readonly<Record<string, string | null>>) => string

type Props = {
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

/** One filter: what is chosen, and a list of links that add to it or take from it. */
export function ListFilter({ name, filter: { label, options }, chosen, to }: Props) {
  const words = chosen.map((value) => options[value]).join(', ')
  return (
    <div
      className="flex relative items-center max-w-full border border-dashed border-line-strong rounded-ui phone:static data-[chosen=true]:border-solid data-[chosen=true]:bg-panel"
      data-chosen={chosen.length > 0}
    >
      <details name="list-filter">
        <summary className="flex items-center gap-1 h-7.5 px-2.5 cursor-pointer list-none focus-visible:outline-ring [&::-webkit-details-marker]:hidden">
          {words ? `${label}: ${words}` : label}
          <ChevronDown aria-hidden size={14} />
        </summary>
        <ul
          className={`absolute z-5 start-0 top-[calc(100%+4px)] min-w-50 max-h-80 m-0 list-none phone:inset-x-(--gutter-h) phone:top-auto phone:mt-1 ${POPOVER}`}
          aria-label={label}
        >
          {Object.entries(options).map(([value, text]) => (
            <li key={value}>
              <Link
                className="block px-2.5 py-1.25 rounded-ui text-inherit no-underline focus-visible:outline-ring hover:bg-panel aria-[current]:bg-line-soft aria-[current]:font-semibold"
                aria-current={chosen.includes(value) ? 'true' : undefined}
                href={to({ [name]: toggled(chosen, value) })}
                prefetch={false}
                scroll={false}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {words && (
        <Link
          aria-label={`Clear ${label}`}
          className="inline-flex items-center self-stretch px-1.5 text-inherit focus-visible:outline-ring"
          href={to({ [name]: null })}
          prefetch={false}
          scroll={false}
        >
          <X aria-hidden size={14} />
        </Link>
      )}
    </div>
  )
}
