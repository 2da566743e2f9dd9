import { Day } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { Section } from '@/src/admin/kit/ui/Section'
import type { Trashed } from '@/src/services/catalogue/entries/entry'

type Props = {
  readonly rows: readonly Trashed[]
  readonly path: `/api/${string}`
  readonly mayChange: boolean
}

/** What was deleted, with the way back; nothing while the trash is empty. */
export function Trash({ rows, path, mayChange }: Props) {
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
