'use client'

import { useState } from 'react'
import { z } from 'zod'

import { saveCsv } from '@/src/admin/kit/list/save-csv'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { FileDrop } from '@/src/admin/kit/ui/edit/FileDrop'
import { Notice, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import { useCheckedFile } from '@/src/admin/kit/ui/use-checked-file'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import {
  REDIRECT_COLUMNS,
  REDIRECT_FILE_BYTES,
} from '@/src/domain/platform/redirects/redirect-file'
import { plural } from '@/src/domain/vocabulary/plural'

const SHOWN = 50

const planned = z.object({
  row: z.number(),
  from: z.string(),
  to: z.string(),
  type: z.string(),
  known: z.object({ to: z.string(), type: z.string(), isActive: z.boolean() }).nullable(),
})

const redirectPlan = z.object({
  added: z.array(planned),
  changed: z.array(planned),
  same: z.number(),
  refused: z.array(
    planned.omit({ known: true }).extend({ column: z.enum(REDIRECT_COLUMNS), message: z.string() }),
  ),
  refusedFile: z.string(),
  token: z.string(),
})

type CheckedRedirects = z.infer<typeof redirectPlan>

type Planned = CheckedRedirects['added'][number]

const wasText = ({ known }: Planned): string =>
  known ? `${known.to} (${known.type}${known.isActive ? '' : ', inactive'})` : '–'

function Rows({ title, id, rows }: { title: string; id: string; rows: readonly Planned[] }) {
  if (rows.length === 0) return null
  const more = rows.length - SHOWN
  return (
    <Section
      description={more > 0 ? `These are the first ${SHOWN}.` : undefined}
      id={id}
      title={`${title}: ${rows.length}`}
    >
      <PlainTable
        heads={['Row', 'Old address', 'New address', 'Type', 'Before']}
        label={title}
        rows={rows.slice(0, SHOWN).map((one) => ({
          key: one.row,
          cells: [one.row, one.from, one.to, one.type, wasText(one)],
        }))}
      />
    </Section>
  )
}

function RedirectPlan({ plan }: { plan: CheckedRedirects }) {
  const { added, changed, same, refused } = plan
  return (
    <>
      <Notice tone={refused.length > 0 ? 'warning' : 'info'}>
        {`${added.length} added, ${changed.length} changed, ${same} the same, ${refused.length} refused. Nothing is saved yet.`}
      </Notice>
      <RefusedRows plan={plan} />
      <Rows id="added" rows={added} title="Added" />
      <Rows id="changed" rows={changed} title="Changed" />
    </>
  )
}

export function RedirectImport(_: { grant: Grant<'importRedirects'> }) {
  const { file, plan, problem, busy, choose, check, apply } = useCheckedFile({
    path: '/api/seo/redirects/import',
    plan: redirectPlan,
    most: [REDIRECT_FILE_BYTES, '1 MB'],
  })
  const [left, setLeft] = useState<CheckedRedirects | null>(null)
  const begin = (next: File | null) => {
    choose(next)
    setLeft(null)
    if (next) void check(next)
  }
  const importChecked = async () => {
    if (await apply()) setLeft(plan)
  }
  const usable = plan ? plan.added.length + plan.changed.length : 0
  return (
    <div className="grid gap-5 max-w-225">
      <FileDrop
        accept=".csv,text/csv"
        file={file}
        help="UTF-8, at most 1 MB. The first row is: from,to,type. The type is 301 or 302."
        label="Choose a CSV file"
        onFile={begin}
      />
      {busy === 'checking' && <p role="status">Reading the file…</p>}
      {plan && <RedirectPlan plan={plan} />}
      {left && <RefusedRows plan={left} />}
      {problem && (
        <Notice title="Nothing was imported. " tone="error">
          {problem}
        </Notice>
      )}
      {file && plan && usable > 0 && (
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Importing…"
            isBusy={busy === 'importing'}
            look="primary"
            onAct={() => void importChecked()}
          >
            {`Import ${plural(usable, 'redirect')}`}
          </ActionButton>
        </div>
      )}
    </div>
  )
}

const COLUMNS = { from: 'Old address', to: 'New address', type: 'Type' }

type RefusedProps = { readonly plan: Pick<CheckedRedirects, 'refused' | 'refusedFile'> }

/** The rows that are left out, each with why, to look at here or to mend in a file. */
function RefusedRows({ plan: { refused, refusedFile } }: RefusedProps) {
  if (refused.length === 0) return null
  const first =
    refused.length > SHOWN ? ` These are the first ${SHOWN}; the file has them all.` : ''
  return (
    <Section
      description={`Refused rows are left out. Download them, correct them, and import that file.${first}`}
      id="refused"
      title={`Refused: ${plural(refused.length, 'row')}`}
    >
      <PlainTable
        heads={['Row', 'Old address', 'New address', 'Type', 'Column', 'Why']}
        label="Refused rows"
        rows={refused.slice(0, SHOWN).map(({ row, from, to, type, column, message }) => ({
          key: row,
          cells: [row, from || '–', to || '–', type || '–', COLUMNS[column], message],
        }))}
      />
      <ActionButton onAct={() => saveCsv('refused-redirects', refusedFile)}>
        Download refused rows
      </ActionButton>
    </Section>
  )
}
