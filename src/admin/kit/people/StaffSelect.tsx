'use client'

import { NamedOptions } from '../form/inputs'
import { useShortcuts } from '../keys/use-shortcuts'

/** The button with which one takes the record. */
const LOOKS = {
  button: 'kit-bare-button h-7 px-2 focus-visible:outline-ring',
  link: 'p-0 border-0 bg-transparent font-inherit text-accent cursor-pointer',
} as const

type Props = {
  readonly label: string
  /** What stands there where it is no one's. */
  readonly none: string
  readonly look: keyof typeof LOOKS
  readonly chosen: string | null
  readonly me: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string | null) => void
}

/** Whose a record is: anyone's of the staff, and one's own with one key. */
export function StaffSelect(props: Props) {
  const { label, none, look, chosen, me, staff, onChoose } = props
  useShortcuts({ assign: () => onChoose(me) })
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
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
        <button
          aria-keyshortcuts="m"
          className={LOOKS[look]}
          onClick={() => onChoose(me)}
          type="button"
        >
          Assign to me <kbd aria-hidden>M</kbd>
        </button>
      )}
    </span>
  )
}
