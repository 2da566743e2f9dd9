import type { CollectionSlug, Field, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'

import type { ScreenName } from '@/src/admin/screens'
import { formatMoney, usd } from '@/src/domain/vocabulary/money/money'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { keysetOptions, pageOf } from '@/src/queries/platform/list-pages'
import { namesOf, readRecords } from '@/src/queries/platform/records'
import { moneyText } from '../cells/money-text'
import {
  type Filter,
  filled,
  having,
  type ListColumn,
  type ListSpec,
  oneOf,
  type View,
} from '../list/list-spec'
import { whereAny } from '../list/search-words'
import { isStatus, StatusPill, TonePill } from '../status/pills'
import { Day, ShortMoment } from '../time/When'
import { RowLink } from '../ui/DataTable'
import { count } from '../ui/format'
import { choicesOf, labelOf } from './fields-of'
import { MoveRow } from './MoveRow'
import { RestoreRecord } from './RecordActions'
import type { RecordRow, RecordSpec } from './record-spec'

/** What is at `claim.verified` of a row. */
const partAt = (row: RecordRow, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), row)

type Named = Exclude<Field, { type: 'row' | 'collapsible' | 'tabs' | 'ui' }>

/** Fields that only stand together are fields of the record all the same. */
const opened = (field: Field): Named[] => {
  if (field.type === 'row' || field.type === 'collapsible') return field.fields.flatMap(opened)
  return field.type === 'tabs' || field.type === 'ui' ? [] : [field]
}

function fieldAt(fields: readonly Field[], path: string): Named | undefined {
  const [first, ...rest] = path.split('.')
  const found = fields.flatMap(opened).find((field) => 'name' in field && field.name === first)
  if (rest.length === 0 || !found) return found
  return 'fields' in found ? fieldAt(found.fields, rest.join('.')) : undefined
}

const LABELS: Readonly<Record<string, string>> = {
  createdAt: 'Added',
  filesize: 'Size',
  updatedAt: 'Last changed',
  _status: 'Status',
}

/** Fields that say how far something is. */
const IS_STATUS = /^(?:status|mode)$/

function shown(field: Named | undefined, name: string, row: RecordRow) {
  const value = partAt(row, name)
  if (field?.type === 'checkbox') {
    if (name === 'isActive')
      return <TonePill tone={value ? 'good' : 'neutral'}>{value ? 'Active' : 'Inactive'}</TonePill>
    return value ? 'Yes' : 'No'
  }
  if (value === null || value === undefined || value === '') return '–'
  if (name === 'filesize') return `${count(Math.ceil(Number(value) / 1024))} KB`
  if (name.endsWith('Minor')) return moneyText(name, value, { currency: row.currency }) ?? '–'
  switch (field?.type) {
    case 'select':
      if (IS_STATUS.test(name) && typeof value === 'string') {
        return (
          <StatusPill
            label={isStatus(value) ? undefined : choicesOf(field)[value]}
            status={value}
          />
        )
      }
      return [value]
        .flat()
        .map((one) => choicesOf(field)[String(one)] ?? String(one))
        .join(', ')
    case 'date':
      return /^(created|updated)At$/.test(name) ? (
        <ShortMoment at={String(value)} />
      ) : (
        <Day at={String(value)} />
      )
    case 'number':
      return field.admin?.step === 0.01 ? formatMoney(usd(Number(value))) : count(Number(value))
    default:
      return <span className="line-clamp-2">{String(value)}</span>
  }
}

const TRASH = 'trash'
const place = z.union([z.string(), z.number()]).catch('')

/** The views that follow from how a record is switched on, how far it is, and where it was deleted to. */
function viewsOf(collection: SanitizedCollectionConfig): Record<string, View> {
  const status = fieldAt(collection.fields, 'status')
  const stages = status?.type === 'select' ? Object.entries(choicesOf(status)) : []
  return {
    all: { label: 'All', where: {} },
    ...(fieldAt(collection.fields, 'isActive') && {
      active: having('Active', 'isActive', true, 'None is active.'),
      inactive: having('Inactive', 'isActive', false, 'All are active.'),
    }),
    ...Object.fromEntries(stages.map(([value, label]) => [value, having(label, 'status', value)])),
    ...(collection.trash && { [TRASH]: filled('Trash', 'deletedAt', 'The trash is empty.') }),
  }
}

function filtersOf({ fields }: SanitizedCollectionConfig, { filters = [] }: RecordSpec) {
  return Object.fromEntries(
    filters.flatMap((name): [string, Filter][] => {
      const field = fieldAt(fields, name)
      if (field?.type !== 'select') return []
      return [[name, oneOf(labelOf(field.name, field.label), name, choicesOf(field))]]
    }),
  )
}

/** Rows that name other records, with what those are called in place of their ids. */
async function withNames(
  req: PayloadRequest,
  found: readonly RecordRow[],
  relations: readonly (readonly [name: string, to: CollectionSlug])[],
): Promise<RecordRow[]> {
  let named = [...found]
  for (const [name, to] of relations) {
    const ids = found.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : []))
    const names = await namesOf(req, { to, ids })
    named = named.map((row) => ({ ...row, [name]: names[String(row[name])] ?? null }))
  }
  return named
}

/** Each row of a page with those that it can change places with. */
const withNeighbors = (page: readonly RecordRow[]): RecordRow[] =>
  page.map((row, at) => ({ ...row, neighbors: { above: page[at - 1], below: page[at + 1] } }))

const PHONE = ['left', 'right'] as const

type Of = {
  readonly req: PayloadRequest
  readonly screen: ScreenName
  readonly slug: CollectionSlug
  readonly collection: SanitizedCollectionConfig
  readonly mayChange: boolean
  /** Where a record opens. */
  readonly open: (id: string) => string
}

export function recordList(spec: RecordSpec, of: Of): ListSpec<RecordRow> {
  const { req, screen, slug, collection, open, mayChange } = of
  const { fields, orderable, trash } = collection
  const title = collection.admin.useAsTitle ?? 'id'
  const sort = spec.sort ?? String([collection.defaultSort ?? '-createdAt'].flat()[0])
  const by = sort.replace('-', '')
  const reads = spec.columns.flatMap((one) => (typeof one === 'string' ? one : one.reads))
  const relations = reads.flatMap((name) => {
    const field = fieldAt(fields, name)
    const to = field?.type === 'relationship' ? field.relationTo : null
    return typeof to === 'string' ? [[name, to] as const] : []
  })
  const money = reads.some((name) => name.endsWith('Minor'))
  const select = Object.fromEntries(
    [
      title,
      by,
      ...reads,
      ...(spec.title?.reads ?? []),
      ...(money ? ['currency'] : []),
      ...(trash ? ['deletedAt'] : []),
    ].map((name) => [name.split('.')[0] ?? name, true as const]),
  )
  const column = (one: RecordSpec['columns'][number], at: number): ListColumn<RecordRow> => {
    if (typeof one !== 'string') return { ...one, cell: (row) => one.cell(row, req) }
    const field = fieldAt(fields, one)
    return {
      key: one,
      label: LABELS[one] ?? labelOf(one, field?.label),
      phone: PHONE[at] ?? 'hidden',
      sort: one === by ? by : undefined,
      end: field?.type === 'number',
      cell: (row) => shown(field, one, row),
    }
  }
  const actions: ListColumn<RecordRow> = {
    key: 'actions',
    label: '',
    cell: (row) => {
      const name = String(row[title])
      if (row.deletedAt) return <RestoreRecord id={row.id} name={name} slug={slug} />
      return <MoveRow name={name} neighbors={row.neighbors} row={row} slug={slug} />
    },
  }
  const found = collection.admin.listSearchableFields
  return {
    screen,
    description: spec.description,
    empty: spec.empty,
    views: viewsOf(collection),
    filters: filtersOf(collection, spec),
    search: found && { label: 'Search', where: (text) => whereAny(found, text) },
    sort,
    countViews: !spec.isKept,
    columns: [
      {
        key: 'title',
        label: labelOf(title, fieldAt(fields, title)?.label),
        phone: 'title',
        sort: by === title ? by : undefined,
        cell: (row) => (
          <RowLink href={open(row.id)}>
            {spec.title?.cell(row, req) ?? String(row[title] ?? '–')}
          </RowLink>
        ),
      },
      ...spec.columns.map(column),
      ...(mayChange && (orderable || trash) ? [actions] : []),
    ],
    count: (_, asked, most) =>
      countUpTo(req, slug, { ...asked, trash: asked.view === TRASH }, most),
    read: async (_, asked, limit) => {
      const docs = await readRecords(req, slug, {
        ...keysetOptions(asked, limit),
        select,
        trash: asked.view === TRASH,
      })
      const page = pageOf(docs, limit, (row) => place.parse(row[by]))
      return { ...page, rows: withNeighbors(await withNames(req, page.rows, relations)) }
    },
  }
}
