import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day, Moment } from '@/src/admin/kit/time/When'
import { CopyButton } from '@/src/admin/kit/ui/copy'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { Notice, withSub } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { type FormRow, officialForms } from '@/src/queries/papers/official-forms'
import { LoadForm } from './LoadForm'

const nameOf = ({ form }: Pick<FormRow, 'form'>) => (form.startsWith('PS ') ? form : `Form ${form}`)

function State({ mapped, loaded, refused }: FormRow) {
  if (mapped === 0) return <TonePill tone="neutral">Numbered sheet</TonePill>
  if (loaded) return <TonePill tone="good">Loaded</TonePill>
  if (refused) return <TonePill tone="bad">Refused</TonePill>
  return <TonePill tone="neutral">Not loaded</TonePill>
}

function Words({ mapped, loaded, refused }: FormRow) {
  return (
    <>
      {mapped === 0 && (
        <small className="admin-sub">
          The names of its fields are not known, so entries are printed as a numbered sheet.
        </small>
      )}
      {loaded?.notes.map((note) => (
        <small className="admin-sub" key={note}>
          {note}
        </small>
      ))}
      {refused && (
        <small className="admin-sub">
          {`${refused.fileName} was refused on `}
          <Day at={refused.at} />
          <span>{`: ${refused.reason}`}</span>
        </small>
      )}
    </>
  )
}

const columnsFor = (grant: Grant<'loadOfficialForm'> | null): Column<FormRow>[] => [
  column('Form', 'title', (row) => (
    <>
      <strong>{nameOf(row)}</strong>
      <small className="admin-sub">{row.title}</small>
      <Words {...row} />
    </>
  )),
  column('State', 'aside', (row) => <State {...row} />),
  column('Revision', {}, ({ loaded, revision }) => loaded?.revision ?? revision),
  column('Fields', { end: true }, ({ loaded, mapped }) => {
    if (loaded) return `${loaded.fields}, ${mapped} mapped`
    return mapped > 0 ? `${mapped} mapped` : '–'
  }),
  column('SHA-256', {}, ({ loaded, form }) =>
    loaded ? (
      <>
        <code>{loaded.hash.slice(0, 12)}…</code>
        <CopyButton name={`the SHA-256 of Form ${form}`} text={loaded.hash} />
      </>
    ) : (
      '–'
    ),
  ),
  column('Loaded', {}, ({ loaded }) =>
    loaded ? withSub(<Moment at={loaded.at} />, loaded.by ?? 'An account that was deleted') : '–',
  ),
  column(
    '',
    { end: true },
    ({ key, form, revision, mapped }) =>
      grant && mapped > 0 && <LoadForm form={{ key, form, revision }} grant={grant} />,
  ),
]

export const FormsScreen = screenView('officialForms', async ({ context: { req } }) => {
  const rows = await officialForms(req)
  const grant = await can(req, 'loadOfficialForm')
  const missing = rows.filter(({ loaded, mapped }) => mapped > 0 && !loaded)
  return (
    <>
      <PageHeader
        description="Load the blank forms, and we fill them in from the customer’s answers. A file whose fields differ from our reviewed map is refused."
        screen="officialForms"
      />
      {missing.length > 0 && (
        <Notice tone="info">
          {`${plural(missing.length, 'form')} not loaded. Until then, entries are printed as numbered sheets in the order of the form’s lines.`}
        </Notice>
      )}
      <DataTable
        columns={columnsFor(grant)}
        isWhole
        keyOf={({ key }) => key}
        label="Official forms"
        rows={rows}
      />
    </>
  )
})
