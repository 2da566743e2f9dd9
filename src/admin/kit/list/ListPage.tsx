import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { EXPORTED_LISTS } from '@/src/admin/lists'
import type { ScreenName } from '@/src/admin/screens'
import { densityOf } from '@/src/queries/platform/list-pages'
import { savedViewsOf } from '@/src/services/platform/saved-views'
import { PageHeader } from '../page/PageHeader'
import type { SearchParams, ViewContext } from '../page/screen-view'
import { addressOf, addressWith, screenOf } from '../screens/admin-href'
import { mayExport } from '../screens/opens'
import { LinkTabs } from '../ui/parts'
import { ExportSelected } from './bulk/ExportSelected'
import { BulkBar, SelectionProvider } from './bulk/SelectionProvider'
import { csvColumns } from './csv-of'
import { DensityFrame } from './DensityFrame'
import { ExportCsv } from './ExportCsv'
import { ViewCount } from './ListCount'
import { ListFilters, type To } from './ListFilters'
import { ListRows } from './ListRows'
import { ListSearch } from './ListSearch'
import { clearing, isFiltered, isNarrowed, type ListSpec, questionIn } from './list-spec'
import { SavedChips } from './saved/SavedChips'

const ROWS = Array.from({ length: 12 }, (_, row) => row)

function ListSkeleton({ columns }: { columns: readonly { readonly key: string }[] }) {
  return (
    <div aria-busy="true" aria-label="Loading" className="list-skeleton" role="status">
      {ROWS.map((row) => (
        <div className="flex gap-6 p-3 border-b border-line-soft" key={row}>
          {columns.map(({ key }) => (
            <span className="flex-1 h-3.5 rounded-[3px] bg-line-soft" key={key} />
          ))}
        </div>
      ))}
    </div>
  )
}

type ChosenCsv = Omit<ComponentProps<typeof ExportSelected>, 'screen'>

type Props<Row extends { readonly id: string }> = {
  readonly list: ListSpec<Row>
  readonly context: ViewContext
  /** What else there is to do, beside the title. */
  readonly actions?: ReactNode
  /** What to do with chosen rows: buttons that ask for `useSelection`. */
  readonly bulk?: ReactNode
  /** The chosen rows as a file, beside what else is done with them. */
  readonly csvOfChosen?: ChosenCsv
  /** Whether people keep questions to it. */
  readonly canSaveViews?: boolean
  readonly stats?: ReactNode
  /** How it looks besides, such as how dense its rows are. */
  readonly className?: string
}

/** The parts of an address that a list understands, less where its pages begin. */
function known(search: SearchParams, filters: object): SearchParams {
  const names = ['view', 'q', 'sort', ...Object.keys(filters)]
  return Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)))
}

/** A list of the back-office: views, search, filters, rows and pages, all of it in the address. */
export async function ListPage<Row extends { readonly id: string }>(props: Props<Row>) {
  const { list, context, actions, bulk, stats, canSaveViews } = props
  const isExported = Object.hasOwn(EXPORTED_LISTS, list.screen)
  const canExport = isExported && (await mayExport(context.req, list.screen))
  const csvOfChosen = canExport ? props.csvOfChosen : undefined
  const me = context.req.user?.id ?? null
  const asked = questionIn(list, context.search, me)
  const search = known(context.search, list.filters)
  const screen = screenOf(list.screen)
  const address = addressOf(screen)
  const to: To = (changes) => addressWith(address, search, changes)
  const views = Object.entries(list.views)
  const dropped = list.search?.view ? ['q', 'view', 'sort'] : ['q']
  const hasOwnSorts = views.some(([, { sort }]) => sort)
  const said = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const question = Object.fromEntries(said)
  const bar = (
    <>
      {views.length > 1 && (
        <LinkTabs
          label="View"
          tabs={views.map(([name, { label }], index) => ({
            label,
            href: to({
              view: index === 0 && !asked.text ? null : name,
              ...(hasOwnSorts && { sort: null }),
            }),
            isCurrent: asked.view === name,
            beside: list.countViews && (
              <Suspense>
                <ViewCount
                  asked={questionIn(list, { view: name }, me)}
                  list={list}
                  req={context.req}
                />
              </Suspense>
            ),
          }))}
        />
      )}
      {list.search && (
        <ListSearch
          action={address}
          kept={said.filter(([name]) => !dropped.includes(name))}
          label={list.search.label}
          text={asked.text}
        />
      )}
      <ListFilters chosen={asked.chosen} filters={list.filters} to={to} />
    </>
  )
  return (
    <div className={props.className}>
      <PageHeader
        actions={
          (canExport || actions) && (
            <>
              {canExport && (
                <ExportCsv
                  columns={csvColumns(list)}
                  isDated={list.isDated}
                  screen={list.screen}
                  search={search}
                />
              )}
              {actions}
            </>
          )
        }
        description={list.description}
        screen={list.screen}
      />
      {stats}
      <SelectionProvider
        question={question}
        unfiltered={isNarrowed(list, asked) ? to(clearing(list)) : null}
      >
        {canSaveViews && (
          <Suspense>
            <SavedViews
              address={address}
              isSpecial={isFiltered(asked) || typeof search.sort === 'string'}
              question={new URLSearchParams({ view: asked.view, ...question }).toString()}
              req={context.req}
              screen={list.screen}
            />
          </Suspense>
        )}
        <DensityFrame bar={bar} density={await densityOf(context.req)}>
          <Suspense
            fallback={<ListSkeleton columns={list.columns} />}
            key={JSON.stringify(context.search)}
          >
            <ListRows
              asked={asked}
              isSelectable={Boolean(bulk || csvOfChosen)}
              label={screen.label}
              list={list}
              req={context.req}
              to={to}
            />
          </Suspense>
        </DensityFrame>
        {(bulk || csvOfChosen) && (
          <BulkBar>
            {bulk}
            {csvOfChosen && <ExportSelected {...csvOfChosen} screen={list.screen} />}
          </BulkBar>
        )}
      </SelectionProvider>
    </div>
  )
}

type SavedViewsProps = {
  readonly req: ViewContext['req']
  readonly screen: ScreenName
  readonly address: string
  /** The list's current query, as its address has it. */
  readonly question: string
  /** Whether that is more than one of the list's own views. */
  readonly isSpecial: boolean
}

/** The questions that people keep for a list, beside the list's own views. */
async function SavedViews({ req, screen, address, question, isSpecial }: SavedViewsProps) {
  const views = await savedViewsOf(req, screen)
  if (views.length === 0 && !isSpecial) return null
  return (
    <SavedChips
      address={address}
      canSave={isSpecial && views.every((view) => view.question !== question)}
      question={question}
      screen={screen}
      views={views}
    />
  )
}
