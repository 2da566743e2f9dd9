import type { PayloadRequest } from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { Day } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { Section, StatCards } from '@/src/admin/kit/ui/parts'
import type { ActionName, Grant } from '@/src/domain/platform/permissions/actions'
import { type EntrySlug, type Trashed, trashOf } from '@/src/services/catalogue/entries/entry'

/** The areas whose rights decide. */
const AREAS = {
  packages: 'packages',
  addons: 'addons',
  states: 'states',
  checkoutPackages: 'checkout_packages',
} as const satisfies Record<EntrySlug, string>

type Props = Pick<ComponentProps<typeof PageHeader>, 'actions' | 'description'> &
  ComponentProps<typeof StatCards> & {
    readonly req: PayloadRequest
    readonly slug: EntrySlug
    /** Null for those who may only look. */
    readonly grant: Grant<ActionName> | null
    readonly children: ReactNode
  }

export async function EntryPage(props: Props) {
  const { req, slug, grant, actions, description, stats, children } = props
  return (
    <>
      <PageHeader actions={actions} description={description} screen={slug} />
      {!grant && <ViewOnly permission={`manage_${AREAS[slug]}`} />}
      <StatCards stats={stats} />
      {children}
      <Trash mayChange={grant !== null} path={`/api/${slug}`} rows={await trashOf(req, slug)} />
    </>
  )
}

type TrashProps = {
  readonly rows: readonly Trashed[]
  readonly path: `/api/${string}`
  readonly mayChange: boolean
}

function Trash({ rows, path, mayChange }: TrashProps) {
  if (rows.length === 0) return null
  return (
    <Section
      description="Visitors do not see these. Orders that hold them keep them."
      id="trash"
      title={`Trash (${rows.length})`}
    >
      <ul className="m-0 p-0 list-none">
        {rows.map(({ id, name, deletedAt }) => (
          <li
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 border-b border-line-soft wrap-anywhere [&_.btn]:m-0"
            key={id}
          >
            <span>{name}</span>
            <small className="me-auto text-muted">
              Deleted <Day at={deletedAt} />
            </small>
            {mayChange && (
              <SendButton
                busyLabel="Restoring…"
                label={`Restore ${name}`}
                path={`${path}/${id}/restore`}
              >
                Restore
              </SendButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
