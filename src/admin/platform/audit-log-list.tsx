import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { keysetOptions, pageOf } from '@/src/admin/kit/list/read-keyset'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { AREA_NAMES, AREAS, isArea } from '@/src/domain/platform/permissions/areas'
import { isId } from '@/src/domain/vocabulary/id'
import { collectionHref } from '@/src/lib/admin-address'
import type { AuditLog } from '@/src/payload-types'

import { ChangedFields } from './ChangedFields'

type Entry = Pick<
  AuditLog,
  | 'id'
  | 'createdAt'
  | 'actorEmail'
  | 'action'
  | 'area'
  | 'entity'
  | 'documentId'
  | 'before'
  | 'after'
>

const areaLabel = (area: string) => (isArea(area) ? AREAS[area].label : area)
const words = (name: string) => name.replaceAll(/[-_]|(?=[A-Z])/g, ' ').toLowerCase()
const sentence = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase())

/** Who changed what, before and after, as a list. */
export const auditLogList: ListSpec<Entry> = {
  screen: 'auditLog',
  description: 'Who changed what in the back-office, with the values before and after.',
  empty: 'No changes yet. Changes by staff appear here.',
  views: {
    all: { label: 'All', where: {} },
    changed: { label: 'Changes', where: { action: { equals: 'update' } } },
    added: { label: 'Added', where: { action: { equals: 'create' } } },
    deleted: { label: 'Deleted', where: { action: { equals: 'delete' } } },
    alarms: { label: 'Alarms', where: { action: { equals: 'alarm' } } },
  },
  filters: {
    area: {
      label: 'Area',
      options: Object.fromEntries(AREA_NAMES.map((area) => [area, AREAS[area].label])),
      where: (areas) => ({ area: { in: [...areas] } }),
    },
  },
  search: {
    label: 'Exact email or record ID',
    where: (text) => ({
      [isId(text) ? 'documentId' : 'actorEmail']: { equals: text.toLowerCase() },
    }),
  },
  sort: '-createdAt',
  bulk: ({ action, entity, actorEmail }) =>
    `${sentence(action)}: ${words(entity)}, by ${actorEmail ?? 'System'}`,
  columns: [
    {
      key: 'when',
      label: 'Time',
      sort: 'createdAt',
      phone: 'aside',
      cell: ({ createdAt }) => <ShortMoment at={createdAt} />,
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'who',
      label: 'Who',
      phone: 'left',
      cell: ({ actorEmail }) => actorEmail ?? 'System',
      csv: ({ actorEmail }) => actorEmail ?? '',
    },
    {
      key: 'what',
      label: 'What',
      phone: 'title',
      cell: ({ id, action, entity }) => (
        <RowLink href={collectionHref('auditLog', id)}>
          {`${sentence(action)}: ${words(entity)}`}
        </RowLink>
      ),
      csv: ({ action, entity }) => `${action} ${entity}`,
    },
    {
      key: 'area',
      label: 'Area',
      phone: 'right',
      cell: ({ area }) => areaLabel(area),
      csv: ({ area }) => areaLabel(area),
    },
    {
      key: 'record',
      label: 'Record',
      phone: 'hidden',
      cell: ({ documentId }) => <code className="admin-ref">{documentId?.slice(0, 8)}</code>,
      csv: ({ documentId }) => documentId ?? '',
    },
    {
      key: 'fields',
      label: 'Before and after',
      cell: ({ before, after }) => <ChangedFields after={after} before={before} />,
      csv: ({ before, after }) => JSON.stringify({ before, after }),
    },
  ],
  count: (req, asked) => countUpTo(req, 'auditLog', asked),
  read: async (req, asked, limit) => {
    const { docs } = await req.payload.find({
      collection: 'auditLog',
      ...keysetOptions(asked, limit),
      overrideAccess: false,
      req,
    })
    return pageOf(docs, limit, ({ createdAt }) => createdAt)
  },
}
