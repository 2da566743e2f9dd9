import { REVIEW_DAYS } from '@/src/domain/catalogue/facts/review'
import { JURISDICTIONS, statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { TILE_COLUMNS, TILE_ROWS, TILES } from '@/src/domain/catalogue/states/tile-map'
import { timeSentence } from '@/src/domain/catalogue/states/time-sentence'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import { NOT_COVERED } from '@/src/domain/compliance/type-facts-view'
import type { PageContent } from '@/src/domain/content/page-content'
import { usd } from '@/src/domain/vocabulary/money/money'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { SiteLink } from '@/src/storefront/ui/links/site-link'
import { Money } from '@/src/storefront/ui/money'
import { type CheapestPackage, StateCosts, TypeFacts } from './StateCosts'
import { StateFee } from './StateFee'

type StatePageProps = {
  state: StatePageView
  content: PageContent<'/llc'>
  /** How soon we file. */
  promise: string
  cheapest: CheapestPackage | null
}

/** Everything about forming and keeping a company in one state. */
export function StatePage({ state, content, promise, cheapest }: StatePageProps) {
  const text = (selector: Parameters<typeof content.text>[0]) =>
    content.text(selector).replaceAll('{state}', state.name)
  const start = {
    llc: { href: `/checkout?state=${state.code}&type=llc`, label: text('state.start') },
    corporation: {
      href: `/checkout?state=${state.code}&type=corporation`,
      label: text('state.startCorporation'),
    },
  } as const
  return (
    <>
      <PageHead title={text('state.title')} picture={<StateSheet state={state} />}>
        <p>{text('state.intro')}</p>
        <ButtonLink href={start.llc.href} size="lg" className="mt-6">
          {start.llc.label}
        </ButtonLink>
      </PageHead>
      <Container className="py-12 lg:py-20">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <Part title={text('state.costTitle')}>
            <StateCosts state={state} cheapest={cheapest} note={text('state.costNote')} />
          </Part>
          <Part title={text('state.factsTitle')}>
            <StateFacts state={state} promise={promise} />
          </Part>
        </div>
        <div className="mt-14 lg:mt-20">
          <Part title={text('state.keepTitle')}>
            <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
              {state.types.map((view) => (
                <TypeFacts key={view.type} view={view} daysTitle={text('state.deadlinesTitle')}>
                  <ButtonLink href={start[view.type].href} variant="secondary">
                    {start[view.type].label}
                  </ButtonLink>
                </TypeFacts>
              ))}
            </div>
            <p className="mt-8 max-w-[75ch] text-sm text-muted">{NOT_COVERED}</p>
          </Part>
        </div>
      </Container>
      <div className="border-t border-border bg-panel py-12 lg:py-16">
        <Container>
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.6fr]">
            <Part title={text('state.sourcesTitle')}>
              <StateSources state={state} />
            </Part>
            <Part title={text('state.othersTitle')}>
              <OtherStates current={state.code} />
            </Part>
          </div>
        </Container>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="heading mb-5 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function OtherStates({ current }: { current: string }) {
  return (
    <ul className="columns-2 gap-x-8 text-sm sm:columns-3 lg:columns-4">
      {Object.entries(JURISDICTIONS)
        .filter(([code]) => code !== current)
        .map(([code, name]) => (
          <li key={code} className="py-0.75">
            <SiteLink className="hover:underline" href={statePath(code) ?? '/'}>
              {name}
            </SiteLink>
          </li>
        ))}
    </ul>
  )
}

/** What else the state requires or offers. */
function StateFacts({ state, promise }: { state: StatePageView; promise: string }) {
  return (
    <ul className="flex flex-col text-sm">
      <Fact>
        The document is called <b className="font-semibold">{state.formationDocument}</b>
        {state.agency && <span> and is filed with {state.agency}</span>}.
      </Fact>
      {state.turnaroundTime && (
        <Fact>{timeSentence(promise, state.name, state.turnaroundTime)}</Fact>
      )}
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
function StateSources({ state }: { state: StatePageView }) {
  const days = state.types.flatMap(({ facts }) => facts.flatMap(({ checked }) => checked ?? []))
  const [oldest] = days.sort()
  return (
    <div className="text-sm">
      <p className="max-w-[60ch] text-muted">
        {oldest && <span>The oldest reading is from {longCalendarDay(oldest)}. </span>}
        What no page settles, and what was read more than {REVIEW_DAYS} days ago, says “Usually”; we
        check it before we file. “As read” names the day on which the authors of the{' '}
        <a
          className="link"
          href="https://github.com/startupsolellc/us-llc-fees-dataset"
          rel="noopener"
        >
          US LLC fees dataset
        </a>{' '}
        (formation.legal, CC BY 4.0), or we, read it on one of these pages or in a public copy:
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

/** The state at a glance: where it is, what it takes, how long, and when it asks again. */
function StateSheet({ state }: { state: StatePageView }) {
  const llc = state.types.find(({ type }) => type === 'llc')
  const [first] = llc?.days ?? []
  return (
    <div className="mx-auto w-full max-w-116 bg-paper lg:mr-0 p-6 shadow-float ring-1 ring-border sm:p-8">
      <div className="flex items-start justify-between gap-6 border-b border-paper-line pb-5">
        <p>
          <span className="block text-sm text-muted">{state.name} LLC filing fee</span>
          <StateFee fee={state.fees.llc} className="heading mt-3 block text-3xl leading-none" />
        </p>
        <Location code={state.code} />
      </div>
      <dl className="text-sm">
        <SheetFact name="First deadline">
          {first ? `${first.title}: ${longCalendarDay(first.due)}` : 'None'}
        </SheetFact>
        <SheetFact name="Registered agent">
          {state.agentYearly === null ? (
            'Your own'
          ) : (
            <>
              <Money minor={usd(state.agentYearly).minor} short /> a year, or your own
            </>
          )}
        </SheetFact>
      </dl>
    </div>
  )
}

function SheetFact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-b border-border py-2.5 last:border-b-0 last:pb-0">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}

const STEP = 12

/** The 51 as squares, this one filled. */
function Location({ code }: { code: string }) {
  return (
    <svg
      viewBox={`0 0 ${TILE_COLUMNS * STEP} ${TILE_ROWS * STEP}`}
      aria-hidden="true"
      className="w-36 shrink-0"
    >
      {TILES.map((tile) => (
        <rect
          key={tile.code}
          x={(tile.column - 1) * STEP + 1}
          y={(tile.row - 1) * STEP + 1}
          width={STEP - 2}
          height={STEP - 2}
          rx="1.5"
          fill={tile.code === code ? 'var(--accent)' : 'var(--border)'}
        />
      ))}
    </svg>
  )
}

/** Shown while the database can't be read: figures that may be wrong are not shown at all. */
export function StateUnread() {
  return (
    <PageHead title="We can’t load our fee table right now">
      <p>Please reload this page in a minute. We don’t sell at prices we can’t confirm.</p>
      <ButtonLink href="/support" variant="secondary" className="mt-6">
        Ask us instead
      </ButtonLink>
    </PageHead>
  )
}
