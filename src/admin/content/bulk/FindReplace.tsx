'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'

import { Options } from '@/src/admin/kit/form/inputs'
import { ActionButton, type Answer, sendJson } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { pageLabel } from '@/src/domain/content/editing/editor-pages'
import { CATEGORY_LABELS, TYPE_LABELS } from '@/src/domain/content/editing/element-text'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { plural } from '@/src/domain/vocabulary/plural'
import { LINES } from '../editor/looks'
import { WordDiff } from '../editor/WordDiff'

const replacement = z.object({
  id: z.string(),
  page: z.string(),
  label: z.string(),
  revision: z.number(),
  before: z.string(),
  after: z.string(),
  problem: z.string().nullable(),
})
const foundAnswer = z.object({ found: z.array(replacement), isMore: z.boolean() })
type Found = z.infer<typeof foundAnswer>

const EMPTY = {
  find: '',
  replace: '',
  isCaseSensitive: false,
  isWholeWord: false,
  isPattern: false,
  category: '',
  type: '',
}
const SWITCHES = {
  isCaseSensitive: 'Match case',
  isWholeWord: 'Whole words only',
  isPattern: 'Pattern (regular expression)',
} as const

/** So many differences are drawn; the rest is replaced as well, unless the search is narrowed. */
const DRAWN = 200

const { image: _image, color: _color, ...SEARCHED_LABELS } = TYPE_LABELS

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly all?: string
  readonly options: Readonly<Record<string, string>>
  readonly onChoose: (value: string) => void
}

const Choice = ({ label, all = 'All', value, options, onChoose }: ChoiceProps) => (
  <label>
    {label}
    <select
      className="kit-bare-input"
      onChange={(event) => onChoose(event.target.value)}
      value={value}
    >
      <option value="">{all}</option>
      <Options of={options} />
    </select>
  </label>
)

/** What is wrong: with a field, where one is named. */
const refusalOf = ({ fields, message }: Extract<Answer, { ok: false }>): string =>
  Object.values(fields)[0] ?? message

export function FindReplace() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(EMPTY)
  const latest = useRef(asked)
  const [result, setResult] = useState<Found | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const put = (changes: Partial<typeof EMPTY>) => {
    latest.current = { ...asked, ...changes }
    setAsked(latest.current)
    setResult(null)
    setProblem(null)
  }
  const body = { ...asked, category: asked.category || null, type: asked.type || null }
  const chosen = (result?.found ?? []).filter((one) => !one.problem && !left.has(one.id))

  async function find(): Promise<void> {
    setBusy(true)
    const answer = await sendJson('POST', '/api/visual-editor/find', body)
    setBusy(false)
    if (latest.current !== asked) return // something else was typed meanwhile
    setLeft(new Set())
    if (!answer.ok) return setProblem(refusalOf(answer))
    const found = foundAnswer.parse(answer.body)
    setResult(found)
    setProblem(found.found.length === 0 ? answer.message : null)
  }
  async function replace(): Promise<void> {
    setBusy(true)
    const which = chosen.map(({ id, revision }) => ({ id, revision }))
    const answer = await sendJson('POST', '/api/visual-editor/replace', { ...body, chosen: which })
    setBusy(false)
    if (!answer.ok) return setProblem(`Error performing bulk edit. ${refusalOf(answer)}`)
    toast.success(answer.message)
    setOpen(false)
    setResult(null)
    router.refresh()
  }

  return (
    <>
      <ActionButton onAct={() => setOpen(true)}>Find and replace</ActionButton>
      <SideDrawer isOpen={isOpen} onOpen={setOpen} title="Find and replace">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void find()
          }}
        >
          <label>
            Find
            <input
              className="kit-bare-input"
              maxLength={500}
              onChange={(event) => put({ find: event.target.value })}
              required
              value={asked.find}
            />
          </label>
          <label>
            Replace with
            <input
              className="kit-bare-input"
              onChange={(event) => put({ replace: event.target.value })}
              value={asked.replace}
            />
          </label>
          {keysOf(SWITCHES).map((name) => (
            <label key={name}>
              <input
                checked={asked[name]}
                onChange={(event) => put({ ...asked, [name]: event.target.checked })}
                type="checkbox"
              />
              {SWITCHES[name]}
            </label>
          ))}
          <Choice
            label="Category"
            onChoose={(category) => put({ category })}
            options={CATEGORY_LABELS}
            value={asked.category}
          />
          <Choice
            all="All text"
            label="Type"
            onChoose={(type) => put({ type })}
            options={SEARCHED_LABELS}
            value={asked.type}
          />
          <ActionButton busyLabel="Searching…" isBusy={isBusy} look="primary" type="submit">
            Preview
          </ActionButton>
        </form>
        {problem && <p role="alert">{problem}</p>}
        {result && result.found.length > 0 && (
          <>
            {result.isMore && <p>There are more. Choose a category to see the rest.</p>}
            <ul className={LINES}>
              {result.found.slice(0, DRAWN).map((one) => (
                <li key={one.id}>
                  <label>
                    <input
                      checked={!one.problem && !left.has(one.id)}
                      disabled={one.problem !== null}
                      onChange={(event) => {
                        const next = new Set(left)
                        if (event.target.checked) next.delete(one.id)
                        else next.add(one.id)
                        setLeft(next)
                      }}
                      type="checkbox"
                    />
                    <strong>{one.label}</strong> <small>{pageLabel(one.page)}</small>
                  </label>
                  {one.problem ? (
                    <p>{one.problem}</p>
                  ) : (
                    <WordDiff after={one.after} before={one.before} />
                  )}
                </li>
              ))}
            </ul>
            {result.found.length > DRAWN && <p>And {result.found.length - DRAWN} more.</p>}
            {chosen.length > 0 && (
              <ActionButton
                busyLabel="Replacing…"
                isBusy={isBusy}
                look="primary"
                onAct={() => void replace()}
              >
                Replace in {plural(chosen.length, 'element')}
              </ActionButton>
            )}
          </>
        )}
      </SideDrawer>
    </>
  )
}
