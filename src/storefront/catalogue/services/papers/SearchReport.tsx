import { Paper } from './Paper'

/** Invented marks, and what each would mean for the one that is wanted. */
const FOUND = [
  ['Harbour Pine Co.', 'Class 25, registered', 'Close: ask first'],
  ['Harbor Pines', 'Class 43, abandoned', 'No conflict'],
  ['Pine & Harbour', 'Class 35, pending', 'Watch it'],
] as const

export function SearchReport() {
  return (
    <Paper
      from="Trademark search"
      title="Harbor & Pine"
      caption="A sample report on marks that could conflict with a name."
    >
      <ul>
        {FOUND.map(([mark, status, verdict]) => (
          <li key={mark} className="flex justify-between gap-6 border-b border-border py-2.5">
            <span>
              <span className="block font-semibold">{mark}</span>
              <span className="text-xs text-muted">{status}</span>
            </span>
            <span className="text-right">{verdict}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Federal register, state registers and use without registration. 214 marks read, 3 relevant.
      </p>
    </Paper>
  )
}
