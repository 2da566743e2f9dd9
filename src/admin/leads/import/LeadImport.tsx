'use client'

import { useState } from 'react'
import { FormRow, Options, TypedRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { FileDrop } from '@/src/admin/kit/ui/edit/FileDrop'
import { Notice, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import { useCheckedFile } from '@/src/admin/kit/ui/use-checked-file'
import { LEAD_FILE_BYTES } from '@/src/domain/leads/lead-change'
import {
  IMPORT_FIELD_NAMES,
  IMPORT_FIELDS,
  type ImportConsent,
  type ImportField,
  type ImportOptions,
  type ImportPlan,
  importPlan,
} from '@/src/domain/leads/lead-import'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'

const NO_CONSENT: ImportConsent = { textVersion: '', where: '', purpose: 'offers' }

export function LeadImport(_: { grant: Grant<'importLeads'> }) {
  const { file, plan, problem, busy, choose, check, apply, expire } = useCheckedFile({
    path: '/api/leads/import',
    plan: importPlan,
    most: [LEAD_FILE_BYTES, '5 MB'],
  })
  const [mapping, setMapping] = useState<readonly (ImportField | null)[] | null>(null)
  const [consent, setConsent] = useState<ImportConsent | null>(null)

  const optionsOf = (chosen: File, fields = mapping) => {
    const fileName = chosen.name.slice(0, 200)
    const options: ImportOptions = { mapping: fields && [...fields], consent, fileName }
    return { options: JSON.stringify(options) }
  }
  const look = async (chosen: File, fields: typeof mapping) => {
    const found = await check(chosen, optionsOf(chosen, fields))
    if (found) setMapping(found.mapping)
  }
  const begin = (next: File | null) => {
    choose(next)
    setMapping(null)
    if (next) void look(next, null)
  }
  const changed = (next: readonly (ImportField | null)[]) => {
    setMapping(next)
    expire()
  }
  const agree = (next: ImportConsent | null) => {
    setConsent(next)
    expire()
  }
  const usable = plan ? plan.added + plan.merged : 0
  const isFresh = Boolean(plan?.token)
  return (
    <div className="max-w-215">
      <FileDrop
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        file={file}
        help="CSV, at most 5 MB. The first row names the columns."
        label="Choose a CSV file"
        onFile={begin}
      />
      {busy === 'checking' && !plan && <p role="status">Reading the file…</p>}
      {plan && mapping && (
        <>
          <MappingTable columns={plan.columns} mapping={mapping} onChange={changed} />
          <ConsentFields consent={consent} onChange={agree} />
        </>
      )}
      {plan && isFresh && <PlanShown plan={plan} />}
      {problem && (
        <Notice title="Nothing was imported. " tone="error">
          {problem}
        </Notice>
      )}
      {file && plan && (
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Checking…"
            isBusy={busy === 'checking'}
            look={isFresh ? 'secondary' : 'primary'}
            onAct={() => void look(file, mapping)}
          >
            Check again
          </ActionButton>
          {isFresh && usable > 0 && (
            <ActionButton
              busyLabel="Importing…"
              isBusy={busy === 'importing'}
              look="primary"
              onAct={() => void apply(optionsOf(file))}
            >
              {`Import ${plural(usable, 'lead')}`}
            </ActionButton>
          )}
        </div>
      )}
    </div>
  )
}

type Props = {
  readonly consent: ImportConsent | null
  readonly onChange: (consent: ImportConsent | null) => void
}

function ConsentFields({ consent, onChange }: Props) {
  return (
    <Section id="lead-consent" title="Consent">
      <label className="flex items-center gap-2">
        <input
          checked={consent !== null}
          onChange={(event) => onChange(event.target.checked ? NO_CONSENT : null)}
          type="checkbox"
        />
        Everyone in this file agreed to marketing email
      </label>
      {!consent && <p className="admin-sub">Without consent, they get no marketing email.</p>}
      {consent && (
        <div className="kit-form">
          <TypedRow
            help="The name or version of the text they saw."
            label="Text version"
            most={40}
            onType={(textVersion) => onChange({ ...consent, textVersion })}
            required
            value={consent.textVersion}
          />
          <TypedRow
            help="Such as the form, event or shop."
            label="Where they agreed"
            most={200}
            onType={(where) => onChange({ ...consent, where })}
            required
            value={consent.where}
          />
          <FormRow label="They agreed to">
            {(control) => (
              <select
                {...control}
                onChange={({ target: { value } }) =>
                  onChange({ ...consent, purpose: value === 'reminders' ? value : 'offers' })
                }
                value={consent.purpose}
              >
                <option value="offers">Offers and news</option>
                <option value="reminders">Reminders</option>
              </select>
            )}
          </FormRow>
        </div>
      )}
    </Section>
  )
}

function PlanShown({ plan }: { plan: ImportPlan }) {
  const { added, merged, same, refused, leftOut, refusals, omissions, examples } = plan
  if (!plan.mapping.includes('email')) {
    return (
      <Notice tone="warning">Choose the column with the email addresses, then check again.</Notice>
    )
  }
  return (
    <Section id="lead-plan" title="What this file does">
      <Notice tone={refused + leftOut > 0 ? 'warning' : 'info'}>
        {`${added} added, ${merged} merged, ${same} the same, ${refused} refused. Nothing is saved yet.`}
      </Notice>
      {examples.length > 0 && (
        <PlainTable
          heads={['Row', 'Lead', 'Fills in']}
          label="Merged leads, for example"
          rows={examples.map((one) => ({ key: one.row, cells: [one.row, one.email, one.words] }))}
        />
      )}
      <Cells
        cells={refusals}
        count={refused}
        label="Refused rows"
        title={`Refused: ${plural(refused, 'row')}`}
        words="Refused rows are left out."
      />
      <Cells
        cells={omissions}
        count={leftOut}
        label="Cells left out"
        title={`Left out: ${plural(leftOut, 'cell')}`}
        words="These people are imported without them."
      />
    </Section>
  )
}

type CellsProps = {
  readonly cells: ImportPlan['refusals']
  readonly count: number
  readonly label: string
  readonly title: string
  readonly words: string
}

function Cells({ cells, count, label, title, words }: CellsProps) {
  if (count === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <p className="admin-sub">
        {count > cells.length ? `These are the first ${cells.length}. ${words}` : words}
      </p>
      <PlainTable
        heads={['Row', 'Column', 'Cell', 'Why']}
        label={label}
        rows={cells.map((one) => ({
          key: `${one.row} ${one.column}`,
          cells: [
            one.row,
            one.column,
            <code key="cell" className="wrap-anywhere">
              {one.cell || '(empty)'}
            </code>,
            one.message,
          ],
        }))}
      />
    </>
  )
}

type MappingTableProps = {
  readonly columns: readonly string[]
  readonly mapping: readonly (ImportField | null)[]
  readonly onChange: (mapping: readonly (ImportField | null)[]) => void
}

function MappingTable({ columns, mapping, onChange }: MappingTableProps) {
  return (
    <Section id="lead-mapping" title="Columns">
      <PlainTable heads={['Column in the file', 'Holds']} label="Columns">
        <tbody>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <tr key={index}>
              <td>{column || `Column ${index + 1}`}</td>
              <td>
                <select
                  aria-label={`What “${column || index + 1}” holds`}
                  className="status-select"
                  onChange={({ target: { value } }) => {
                    const field = IMPORT_FIELD_NAMES.find((name) => name === value) ?? null
                    onChange(columns.map((_, at) => (at === index ? field : (mapping[at] ?? null))))
                  }}
                  value={mapping[index] ?? ''}
                >
                  <option value="">Leave out</option>
                  <Options of={IMPORT_FIELDS} />
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
