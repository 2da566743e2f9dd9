'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { Notice, PlainRows, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { wordsOf } from '@/src/lib/browser/result'
import { type CheckedFile, checkFile, type ImportPath, importFile } from './import-api'

function Refused({ refused }: Pick<CheckedFile, 'refused'>) {
  return (
    <Section
      description="Nothing can be imported until these rows are corrected."
      id="refused"
      title={`Refused: ${plural(refused.length, 'row')}`}
    >
      <PlainTable
        className="[&_td]:align-top [&_td]:wrap-anywhere [&_p]:m-0 [&_p]:mb-1 [&_ins]:no-underline [&_del]:text-muted"
        label="Refused rows"
        heads={['Row', 'Column', 'Why']}
      >
        <PlainRows
          rows={refused.map(({ row, column, message }) => ({
            key: row,
            cells: [row, column, message],
          }))}
        />
      </PlainTable>
    </Section>
  )
}

const orDash = (text: string) => text || '–'

type Named = { readonly noun: string }

function Changed({ changed, noun }: Pick<CheckedFile, 'changed'> & Named) {
  return (
    <Section id="changed" title={`Changed: ${plural(changed.length, noun)}`}>
      <PlainTable
        className="[&_td]:align-top [&_td]:wrap-anywhere [&_p]:m-0 [&_p]:mb-1 [&_ins]:no-underline [&_del]:text-muted"
        label={`Changed ${noun}s`}
        heads={['Row', 'Fact', 'Changes']}
      >
        <tbody>
          {changed.map(({ row, state, title, id, changes }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>
                {`${state}: ${title}`}
                {noun === 'fact' && <small className="admin-sub">{id}</small>}
              </td>
              <td>
                {changes.map(({ column, before, after }) => (
                  <p key={column}>
                    <strong>{column}</strong> <del>{orDash(before)}</del> →{' '}
                    <ins>{orDash(after)}</ins>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

function Added({ added, noun }: Pick<CheckedFile, 'added'> & Named) {
  return (
    <Section id="added" title={`Added: ${plural(added.length, noun)}`}>
      <ul>
        {added.map(({ row, state, title, id }) => (
          <li key={row}>
            {`Row ${row}, ${state}: ${title} `}
            {noun === 'fact' && <code className="admin-ref">{id}</code>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What a file would change, before anything is. */
function ImportPreview({ plan, noun }: Named & { readonly plan: CheckedFile }) {
  const { added, changed, same, refused } = plan
  const isNothing = added.length + changed.length + refused.length === 0
  return (
    <>
      <Notice tone={refused.length > 0 ? 'warning' : 'info'}>
        {isNothing
          ? `There is nothing to change: all ${plural(same, noun)} are as they were.`
          : `${added.length} added, ${changed.length} changed, ${same} the same, ${refused.length} refused. Nothing is saved yet.`}
      </Notice>
      {refused.length > 0 && <Refused refused={refused} />}
      {changed.length > 0 && <Changed changed={changed} noun={noun} />}
      {added.length > 0 && <Added added={added} noun={noun} />}
    </>
  )
}

type Checked = { readonly file: File; readonly plan: CheckedFile }

const countOf = ({ added, changed }: CheckedFile) => added.length + changed.length

type Props = {
  readonly grant: Grant<'importFacts'> | Grant<'importFees'>
  /** Where the file goes; it is checked one level below. */
  readonly path: ImportPath
  /** What a row is about: `fact`. */
  readonly noun: string
}

/** A file is chosen, checked, shown, and only then imported. */
export function ImportFile({ path, noun }: Props) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'importing' | null>(null)

  async function check() {
    const file = input.current?.files?.[0]
    setChecked(null)
    setProblem(null)
    if (!file) return setProblem('Choose a CSV file.')
    setBusy('checking')
    const answer = await checkFile(path, file)
    setBusy(null)
    if (answer.ok) setChecked({ file, plan: answer.value })
    else setProblem(wordsOf(answer))
  }

  async function importChecked({ file, plan }: Checked) {
    setProblem(null)
    setBusy('importing')
    const answer = await importFile(path, file, plan.token)
    setBusy(null)
    if (!answer.ok) return setProblem(wordsOf(answer))
    toast.success(answer.value.message)
    setChecked(null)
    if (input.current) input.current.value = ''
    router.refresh()
  }

  const isUsable = checked && checked.plan.refused.length === 0 && countOf(checked.plan) > 0
  return (
    <>
      <div className="kit-form mb-6">
        <label className="field-label" htmlFor="fact-file">
          CSV file
        </label>
        <input
          accept=".csv,text/csv"
          id="fact-file"
          onChange={() => setChecked(null)}
          ref={input}
          type="file"
        />
        <p className="admin-form-row__help">
          {`UTF-8, at most 2 MB. Every ${noun} that the file leaves out stays as it is.`}
        </p>
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Checking…"
            isBusy={busy === 'checking'}
            look={isUsable ? 'secondary' : 'primary'}
            onAct={() => void check()}
          >
            Check file
          </ActionButton>
        </div>
      </div>
      {problem && (
        <Notice title="Nothing was imported. " tone="error">
          {problem}
        </Notice>
      )}
      {checked && <ImportPreview noun={noun} plan={checked.plan} />}
      {checked && isUsable && (
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Importing…"
            isBusy={busy === 'importing'}
            look="primary"
            onAct={() => void importChecked(checked)}
          >
            {`Import ${plural(countOf(checked.plan), noun)}`}
          </ActionButton>
        </div>
      )}
    </>
  )
}
