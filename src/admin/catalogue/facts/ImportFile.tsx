'use client'

import { useRef } from 'react'
import { z } from 'zod'

import { ActionButton } from '@/src/admin/kit/ui/actions'
import { Notice, PlainTable, Section, withSub } from '@/src/admin/kit/ui/parts'
import { useCheckedFile } from '@/src/admin/kit/ui/use-checked-file'
import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fee-text'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'

const about = { row: z.number(), state: z.string(), id: z.string(), title: z.string() }

const checked = z.object({
  added: z.array(z.object(about)),
  changed: z.array(
    z.object({
      ...about,
      changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  same: z.number(),
  refused: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),
  token: z.string(),
})

type CheckedFile = z.infer<typeof checked>

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
        rows={refused.map(({ row, column, message }) => ({
          key: row,
          cells: [row, column, message],
        }))}
      />
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
              <td>{withSub(`${state}: ${title}`, noun === 'fact' && id)}</td>
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

const countOf = ({ added, changed }: CheckedFile) => added.length + changed.length

type Props = {
  readonly grant: Grant<'importFacts'> | Grant<'importFees'>
  /** Where files of facts and of filing fees go. */
  readonly path: '/api/state-facts/import' | '/api/state-fees/import'
  /** What a row is about: `fact`. */
  readonly noun: string
}

export function ImportFile({ path, noun }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { file, plan, problem, busy, choose, check, apply } = useCheckedFile({
    path,
    plan: checked,
    most: [FACT_FILE_BYTES, '2 MB'],
  })
  const importChecked = async () => {
    if ((await apply()) && input.current) input.current.value = ''
  }
  const isUsable = plan && plan.refused.length === 0 && countOf(plan) > 0
  return (
    <>
      <div className="kit-form mb-6">
        <label className="field-label" htmlFor="fact-file">
          CSV file
        </label>
        <input
          accept=".csv,text/csv"
          id="fact-file"
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
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
            onAct={() => void check(file)}
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
      {plan && <ImportPreview noun={noun} plan={plan} />}
      {plan && isUsable && (
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Importing…"
            isBusy={busy === 'importing'}
            look="primary"
            onAct={() => void importChecked()}
          >
            {`Import ${plural(countOf(plan), noun)}`}
          </ActionButton>
        </div>
      )}
    </>
  )
}
