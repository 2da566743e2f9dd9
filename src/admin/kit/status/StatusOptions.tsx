import type { StatusTable } from '@/src/domain/vocabulary/status'

type Props = {
  readonly statuses: StatusTable
  /** As the server has it: it decides which may follow. */
  readonly status: string
  readonly shown: string
  readonly name?: string
  readonly onChoose: (to: string) => void
}

/** The statuses to which one may go, as a select of its colour. */
export function StatusOptions({ statuses, status, shown, name, onChoose }: Props) {
  const { next = [] } = statuses[status] ?? {}
  return (
    <select
      aria-label={name ? `Status of ${name}` : 'Status'}
      className={`status-select status-select--${statuses[shown]?.tone ?? 'neutral'}`}
      onChange={(event) => onChoose(event.target.value)}
      value={shown}
    >
      {Object.entries(statuses)
        .filter(([value]) => value === status || value === shown || next.includes(value))
        .map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </select>
  )
}
