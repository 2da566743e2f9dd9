import type { Found } from './use-people'

type Props = {
  /** Null while we look them up. */
  readonly person: Found | null
  readonly isBad?: boolean
  /** Takes them out again; null where that is not asked. */
  readonly change: (() => void) | null
}

export const CHOSEN =
  'flex items-center justify-between gap-3 min-h-9 px-3 py-1.75 border rounded-ui wrap-anywhere'

export const ChosenPerson = ({ person, isBad, change }: Props) => (
  <div className={`${CHOSEN} ${isBad ? 'border-bad' : 'border-line'}`}>
    <span>
      {person?.name ?? '…'}{' '}
      <small className="text-muted text-[length:inherit]">{person?.email}</small>
    </span>
    {change && (
      <button
        className="flex-none p-0 border-0 bg-transparent text-accent font-inherit cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2"
        onClick={change}
        type="button"
      >
        Change
      </button>
    )}
  </div>
)
