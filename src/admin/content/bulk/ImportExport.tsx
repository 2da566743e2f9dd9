'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'

import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { FileDrop } from '@/src/admin/kit/ui/edit/FileDrop'
import { pageLabel } from '@/src/domain/content/editing/editor-pages'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { plural } from '@/src/domain/vocabulary/plural'
import { request } from '@/src/lib/browser/request'
import { LINES } from '../editor/looks'
import { WordDiff } from '../editor/WordDiff'

const KINDS = {
  changed: 'changed',
  conflicting: 'with a draft that would be replaced',
  added: 'added',
  unknown: 'with no place on the site, left out',
  same: 'as they are',
} as const
const KIND_NAMES = keysOf(KINDS)

const planAnswer = z.object({
  newest: z.string(),
  lines: z.array(
    z.object({
      kind: z.enum(KIND_NAMES),
      page: z.string(),
      selector: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
})
type Plan = z.infer<typeof planAnswer>
const said = z.object({ message: z.string() })

/** So many differences are drawn. */
const DRAWN = 200

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

function PlanView({ plan }: { plan: Plan }) {
  const lines = plan.lines.filter(({ kind }) => kind !== 'same' && kind !== 'unknown')
  return (
    <>
      <ul>
        {KIND_NAMES.map((kind) => {
          const count = plan.lines.filter((line) => line.kind === kind).length
          return count > 0 && <li key={kind}>{`${plural(count, 'element')} ${KINDS[kind]}`}</li>
        })}
      </ul>
      <ul className={LINES}>
        {lines.slice(0, DRAWN).map(({ page, selector, label, before, after }) => (
          <li key={`${page} ${selector}`}>
            <strong>{label}</strong> <small>{pageLabel(page)}</small>
            <WordDiff after={after} before={before} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function ImportExport({ canImport }: { canImport: boolean }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const latest = useRef(file)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const path = '/api/visual-editor/import'

  const choose = (next: File | null) => {
    latest.current = next
    setFile(next)
    setPlan(null)
    setProblem(null)
  }
  async function check(): Promise<void> {
    if (!file) return setProblem('Choose a JSON file.')
    setBusy(true)
    const answer = await request('POST', `${path}/check`, {
      body: formOf(file),
      answer: planAnswer,
    })
    setBusy(false)
    if (latest.current !== file) return // another one was chosen meanwhile
    if (answer.ok) setPlan(answer.value)
    else setProblem(answer.message)
  }
  async function send(checked: File, { newest }: Plan): Promise<void> {
    setBusy(true)
    const address = `${path}?newest=${encodeURIComponent(newest)}`
    const answer = await request('POST', address, { body: formOf(checked), answer: said })
    setBusy(false)
    if (!answer.ok) {
      return setProblem(`Error importing content. Please check the file format. ${answer.message}`)
    }
    toast.success(answer.value.message)
    setOpen(false)
    choose(null)
    router.refresh()
  }
  const isUsable = plan?.lines.some(({ kind }) => kind !== 'same' && kind !== 'unknown')

  return (
    <>
      <Button
        buttonStyle="secondary"
        el="anchor"
        margin={false}
        size="small"
        url="/api/visual-editor/export"
      >
        Export
      </Button>
      {canImport && <ActionButton onAct={() => setOpen(true)}>Import</ActionButton>}
      <SideDrawer isOpen={isOpen} onOpen={setOpen} title="Import texts">
        <FileDrop
          accept=".json,application/json"
          file={file}
          help="A file that Export made, up to 5 MB. Its texts become drafts."
          label="Choose or drop a JSON file"
          onFile={choose}
        />
        <ActionButton busyLabel="Checking…" isBusy={isBusy} onAct={() => void check()}>
          Preview
        </ActionButton>
        {problem && <p role="alert">{problem}</p>}
        {plan && <PlanView plan={plan} />}
        {plan && file && isUsable && (
          <ActionButton
            busyLabel="Importing…"
            isBusy={isBusy}
            look="primary"
            onAct={() => void send(file, plan)}
          >
            Import as drafts
          </ActionButton>
        )}
        {plan && !isUsable && <p>This file changes nothing.</p>}
      </SideDrawer>
    </>
  )
}
