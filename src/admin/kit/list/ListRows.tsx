import { randomUUID } from 'node:crypto'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { PageLink } from '@/src/admin/kit/ui/parts'

import { log } from '@/src/lib/log'
import { readAside } from '@/src/lib/replica'
import type { Question } from '@/src/queries/platform/list-pages'
import { DataTable } from '../ui/DataTable'
import { EmptyState, LinkButton, Notice } from '../ui/parts'
import { PageCheckbox, RowCheckbox } from './bulk/SelectionProvider'
import { ListCount } from './ListCount'
import type { To } from './ListFilters'
import {
  clearing,
  isFiltered,
  isNarrowed,
  type ListColumn,
  type ListSpec,
  PAGE_SIZE,
} from './list-spec'

type Props<Row extends { readonly id: string }> = {
  readonly req: PayloadRequest
  readonly list: ListSpec<Row>
  readonly asked: Question
  readonly label: string
  readonly isSelectable: boolean
  readonly to: To
}

function SortLink({
  label,
  sort,
  current,
  to,
}: {
  label: string
  sort: string
  current: string
  to: To
}) {
  const isCurrent = current.replace('-', '') === sort
  const next = current === `-${sort}` ? sort : `-${sort}`
  const Icon = current.startsWith('-') ? ArrowDown : ArrowUp
  return (
    <PageLink
      className="inline-flex items-center gap-1 text-inherit no-underline"
      href={to({ sort: next })}
      scroll={false}
    >
      {label}
      {isCurrent && (
        <Icon aria-label={current.startsWith('-') ? 'descending' : 'ascending'} size={13} />
      )}
    </PageLink>
  )
}

function Failed({ id, to }: { id: string; to: To }) {
  return (
    <Notice
      action={<LinkButton href={to({})}>Try again</LinkButton>}
      title="We could not load this list. "
      tone="error"
    >
      {`Nothing was changed. If it happens again, give support this ID: ${id}`}
    </Notice>
  )
}

const SELECT = 'select'

const selectColumn = <Row extends { readonly id: string }>(
  nameOf: (row: Row) => string,
): ListColumn<Row> => ({
  key: SELECT,
  label: '',
  phone: 'select',
  cell: (row) => <RowCheckbox id={row.id} name={nameOf(row)} />,
})

async function read<Row extends { readonly id: string }>({ req, list, asked }: Props<Row>) {
  try {
    return await readAside(req, (aside) => list.read(aside, asked, PAGE_SIZE))
  } catch (error) {
    const id = randomUUID()
    log.error({ err: error, id, screen: list.screen }, 'a list could not be read')
    return { failure: id }
  }
}

/** The rows of one page, or why there are none, and the way to the next. */
export async function ListRows<Row extends { readonly id: string }>(props: Props<Row>) {
  const { list, asked, label, to } = props
  const found = await read(props)
  if ('failure' in found) return <Failed id={found.failure} to={to} />
  if (found.rows.length === 0) {
    const ownText = isFiltered(asked) || asked.after ? undefined : list.views[asked.view]?.empty
    if (ownText) return <EmptyState>{ownText}</EmptyState>
    return isNarrowed(list, asked) || asked.after ? (
      <EmptyState action={<LinkButton href={to(clearing(list))}>Clear filters</LinkButton>}>
        Nothing matches.
      </EmptyState>
    ) : (
      <EmptyState>{list.empty}</EmptyState>
    )
  }
  const { bulk } = list
  const isSelectable = props.isSelectable && bulk !== undefined
  const head = ({ key, label: words, sort }: ListColumn<Row>) => {
    if (key === SELECT) return <PageCheckbox ids={found.rows.map(({ id }) => id)} />
    return sort ? <SortLink current={asked.sort} label={words} sort={sort} to={to} /> : words
  }
  return (
    <>
      <DataTable
        isWhole
        columns={isSelectable ? [selectColumn(bulk), ...list.columns] : list.columns}
        headOf={head}
        label={label}
        rows={found.rows}
      />
      <nav aria-label="Pages" className="flex items-center justify-end gap-2 mt-3">
        {list.count && (
          <Suspense>
            <ListCount asked={asked} list={list} req={props.req} />
          </Suspense>
        )}
        {asked.after && <LinkButton href={to({})}>Back to the start</LinkButton>}
        {found.after && (
          <LinkButton href={to({ after: found.after })}>{`Next ${PAGE_SIZE}`}</LinkButton>
        )}
      </nav>
    </>
  )
}
