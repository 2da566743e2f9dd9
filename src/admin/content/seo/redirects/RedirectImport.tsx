'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { FileDrop } from '@/src/admin/kit/ui/edit/FileDrop'
import { Notice, PlainRows, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { wordsOf } from '@/src/lib/browser/result'
import { RefusedRows } from './RefusedRows'
import { type CheckedRedirects, checkRedirects, importRedirects } from './redirect-import-api'

const SHOWN = 50

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
      <PlainTable heads={['Row', 'Old address', 'New address', 'Type', 'Before']} label={title}>
        <PlainRows
          rows={rows.slice(0, SHOWN).map((one) => ({
            key: one.row,
            cells: [one.row, one.from, one.to, one.type, wasText(one)],
          }))}
        />
      </PlainTable>
    </Section>
  )
}

/** What a file would do, before anything is done. */
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

/** A file is chosen, checked at once and shown, and only then imported. */
export function RedirectImport(_: { grant: Grant<'importRedirects'> }) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<CheckedRedirects | null>(null)
  const [left, setLeft] = useState<CheckedRedirects | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'importing' | null>(null)

  async function choose(next: File | null) {
    setFile(next)
    setPlan(null)
    setLeft(null)
    setProblem(null)
    if (!next) return
    setBusy('checking')
    const answer = await checkRedirects(next)
    setBusy(null)
    if (answer.ok) setPlan(answer.value)
    else setProblem(wordsOf(answer))
  }
  async function apply(chosen: File, checked: CheckedRedirects) {
    setBusy('importing')
    const answer = await importRedirects(chosen, checked.token)
    setBusy(null)
    if (!answer.ok) return setProblem(wordsOf(answer))
    toast.success(answer.value.message)
    await choose(null)
    setLeft(checked)
    router.refresh()
  }
  const usable = plan ? plan.added.length + plan.changed.length : 0
  return (
    <div className="grid gap-5 max-w-225">
      <FileDrop
        accept=".csv,text/csv"
        file={file}
        help="UTF-8, at most 1 MB. The first row is: from,to,type. The type is 301 or 302."
        label="Choose a CSV file"
        onFile={(next) => void choose(next)}
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
            onAct={() => void apply(file, plan)}
          >
            {`Import ${plural(usable, 'redirect')}`}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
