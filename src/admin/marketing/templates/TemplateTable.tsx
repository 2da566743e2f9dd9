import { column } from '@/src/admin/kit/list/columns'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { EmptyState, withSub } from '@/src/admin/kit/ui/parts'
import { contentPreview } from '@/src/domain/marketing/template-input'
import { TEMPLATE_TYPES } from '@/src/domain/marketing/template-variables'
import type { EmailTemplate } from '@/src/payload-types'

import { activeColumn } from './active-column'
import { DeleteTemplate } from './DeleteTemplate'

type Props = {
  readonly rows: readonly EmailTemplate[]
  readonly mayChange: boolean
  readonly at: '/api/marketing' | '/api/follow-ups'
  readonly page: string
}

export function TemplateTable({ rows, mayChange, at, page }: Props) {
  return (
    <DataTable<EmailTemplate>
      columns={[
        column('Template', 'title', ({ id, name, subject }) =>
          withSub(<RowLink href={`${page}?id=${id}`}>{name}</RowLink>, subject),
        ),
        column('Content', {}, ({ content }) => (
          <span className="[display:-webkit-box] max-w-105 overflow-hidden line-clamp-2 text-muted">
            {contentPreview(content)}
          </span>
        )),
        column('Type', 'left', ({ templateType }) => TEMPLATE_TYPES[templateType]),
        activeColumn(`${at}/templates`, mayChange),
        column('Changed', 'right', ({ updatedAt }) => <ShortMoment at={updatedAt} />),
        column(
          '',
          { phone: 'hidden', end: true },
          ({ id, name }) =>
            mayChange && <DeleteTemplate name={name} path={`${at}/templates/${id}`} />,
        ),
      ]}
      empty={
        <EmptyState>
          No templates yet. A template is an email with variables, for campaigns and follow-ups.
        </EmptyState>
      }
      isWhole
      label="Email templates"
      rows={rows}
    />
  )
}
