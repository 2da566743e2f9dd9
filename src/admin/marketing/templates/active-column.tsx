import { ActiveSwitch } from '@/src/admin/catalogue/entries/FlagSwitch'
import { column } from '@/src/admin/kit/list/columns'
import type { Column } from '@/src/admin/kit/ui/DataTable'

type Switched = { readonly id: string; readonly name: string; readonly isActive?: boolean | null }

/** Whether a row is in use, with its switch. `at` is where its kind is under /api. */
export const activeColumn = <Row extends Switched>(
  at: `/api/${string}`,
  mayChange: boolean,
): Column<Row> =>
  column('Status', 'aside', ({ id, name, isActive }) => (
    <ActiveSwitch isOn={isActive ?? false} mayChange={mayChange} name={name} path={`${at}/${id}`} />
  ))
