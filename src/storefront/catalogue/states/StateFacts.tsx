import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'

/** What else the state wants or offers. */
export function StateFacts({ state }: { state: StatePageView }) {
  return (
    <ul className="flex flex-col text-sm">
      <Fact>
        The document is called <b className="font-semibold">{state.formationDocument}</b>
        {state.agency && <span> and is filed with {state.agency}</span>}.
      </Fact>
      <Fact>
        Turnaround: <b className="font-semibold">{state.turnaroundTime}</b>
        {state.expediteOffered && <span>{'; the state offers faster processing for a fee'}</span>}.
      </Fact>
      {state.nameSearchUrl && (
        <Fact>
          <a className="link" href={state.nameSearchUrl} rel="noopener" target="_blank">
            Search names in {state.name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>{' '}
          before you decide on one.
        </Fact>
      )}
      {state.notes.map((note) => (
        <Fact key={note}>{note}</Fact>
      ))}
    </ul>
  )
}

function Fact({ children }: { children: React.ReactNode }) {
  return <li className="border-t border-border py-2.5">{children}</li>
}

/** The pages that any fact was read on, each once. */
function sourcesOf({ types }: StatePageView): readonly string[] {
  return [
    ...new Set(types.flatMap(({ facts }) => facts.flatMap(({ source }) => source?.url ?? []))),
  ]
}

/** Where the figures were read, and when. */
export function StateSources({ state }: { state: StatePageView }) {
  const days = state.types.flatMap(({ facts }) => facts.flatMap(({ checked }) => checked ?? []))
  const [oldest] = days.sort()
  return (
    <div className="text-sm">
      <p className="max-w-[60ch] text-muted">
        {oldest && <span>Each figure was checked on or after {longCalendarDay(oldest)}. </span>}
        What we have not confirmed says “Usually”; we check it before we file. Based on the{' '}
        <a
          className="link"
          href="https://github.com/startupsolellc/us-llc-fees-dataset"
          rel="noopener"
        >
          US LLC fees dataset
        </a>{' '}
        (formation.legal, CC BY 4.0) and these pages:
      </p>
      <ul className="mt-3 flex flex-col gap-1.5">
        {sourcesOf(state).map((url) => (
          <li key={url} className="min-w-0 truncate">
            <a className="link" href={url} rel="noopener nofollow">
              {url.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
