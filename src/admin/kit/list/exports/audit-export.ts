import type { PayloadRequest } from 'payload'
import { screenNamed, screenOf } from '@/src/admin/kit/screens/admin-href'
import { isArea } from '@/src/domain/platform/permissions/areas'
import { withoutPerson } from '@/src/domain/platform/without-person'
import type { Question } from '@/src/queries/platform/list-pages'
import { recordExport } from '@/src/services/platform/exports/export-file'
import { isEmail } from '../search-words'

/** An address or an id says whom it is about, so that an erasure finds it; a name does not. */
const searched = (text: string): unknown => (isEmail(text) ? text : withoutPerson(text))

type Exported = {
  readonly screen: string
  /** Null where rows were chosen one by one. */
  readonly asked: Pick<Question, 'view' | 'chosen' | 'text'> | null
  /** None means all of them. */
  readonly columns: readonly string[]
  readonly rows: number
}

/** Notes in the audit log who took which rows of a list with them. */
export async function auditExport(req: PayloadRequest, exported: Exported): Promise<void> {
  const { asked, columns, rows } = exported
  const name = screenNamed(exported.screen)
  if (!name) return
  const screen = screenOf(name)
  const area: string = screen.needs.replace(/^(view|manage)_/, '')
  await recordExport(req, {
    area: isArea(area) ? area : 'settings',
    entity: ('replaces' in screen && screen.replaces) || name,
    list: screen.label,
    rows,
    columns,
    asked: asked
      ? { view: asked.view, filters: asked.chosen, search: asked.text && searched(asked.text) }
      : { view: 'selected rows' },
  })
}
