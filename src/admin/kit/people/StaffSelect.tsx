'use client'

import { NamedOptions } from '../form/Options'
import { useShortcuts } from '../keys/use-shortcuts'

type Props = {
  readonly label: string
  /** What stands there where it is no one's. */
  readonly none: string
  readonly className: string
  readonly chosen: string | null
  readonly me: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string | null) => void
}

/** Whose a record is: anyone's of the staff, and one's own with one key. */
export function StaffSelect(props: Props) {
  const { label, none, className, chosen, me, staff, onChoose } = props
  useShortcuts({ assign: () => onChoose(me) })
  return (
    <span className={className}>
      <select
        aria-label={label}
        className="status-select"
        onChange={(event) => onChoose(event.target.value || null)}
        value={chosen ?? ''}
      >
        <option value="">{none}</option>
        <NamedOptions of={staff} />
      </select>
      {chosen !== me && (
        <button aria-keyshortcuts="m" onClick={() => onChoose(me)} type="button">
          Assign to me <kbd aria-hidden>M</kbd>
        </button>
      )}
    </span>
  )
}
