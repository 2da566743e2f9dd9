import { Link } from '@payloadcms/ui'
import { ChevronDown, X } from 'lucide-react'

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
    <div className="list-filter" data-chosen={chosen.length > 0}>
      <details name="list-filter">
        <summary>
          {words ? `${label}: ${words}` : label}
          <ChevronDown aria-hidden size={14} />
        </summary>
        <ul aria-label={label}>
          {Object.entries(options).map(([value, text]) => (
            <li key={value}>
              <Link
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
          className="list-filter__clear"
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
