import { useMemo, useState } from 'react'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { type Answer, type Answers, given } from '@/src/domain/filing/details/field'
import { secretsOf } from '@/src/domain/filing/details/forms'
import { type MissingDetail, missingDetails } from '@/src/domain/filing/details/missing-details'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'

import { useSaver } from '../filing-saver'
import { type DetailsPatch, type DetailsSaved, patchDetails } from './details-api'

const TYPING_MS = 600

type Texts = Readonly<Record<string, string>>

const without = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)))

type Typed = Pick<DetailsView, 'service' | 'context'> & {
  readonly answers: Answers
  readonly secrets: Texts
}

/** What is typed of the secret numbers: those that can be sent, and what is wrong with the others. */
function judgeSecrets({ service, context, answers, secrets }: Typed) {
  const of = given(answers, context)
  const whole: Record<string, string> = {}
  const wrong: MissingDetail[] = []
  for (const field of secretsOf(service)) {
    const value = secrets[field.name]?.trim()
    if (!value || field.when?.(of) === false) continue
    const message = field.check(value, of)
    if (message) wrong.push({ path: field.name, label: field.label, message })
    else whole[field.name] = value
  }
  return { whole, wrong }
}

/** The answers of one service as they are typed, what is wrong with them, and their saving. */
export function useDetailsForm(view: DetailsView) {
  const { service, context } = view
  const [answers, setAnswers] = useState(view.answers)
  const [secrets, setSecrets] = useState<Texts>({})
  const [ends, setEnds] = useState<Texts>(view.ends)
  const [documents, setDocuments] = useState(view.documents)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [wasSent, setSent] = useState(false)

  const { saver, save, trouble } = useSaver<DetailsPatch, DetailsSaved>({
    send: (patch) => patchDetails(view, patch),
    onSaved: ({ details }, patch) => {
      const sent = Object.entries(patch.secrets ?? {})
      // those of someone else are gone; what was answered meanwhile is saved next
      if (sent.length > 0 || patch.answers === answers) setEnds(details.ends)
      if (sent.length === 0) return
      setSecrets((now) =>
        without(
          now,
          sent.flatMap(([name, value]) => (now[name]?.trim() === value ? [name] : [])),
        ),
      )
    },
  })

  const typed = useMemo(
    () => judgeSecrets({ service, context, answers, secrets }),
    [service, context, answers, secrets],
  )
  const problems = useMemo(() => {
    const kept = [...Object.keys(ends), ...Object.keys(typed.whole)]
    const bad = typed.wrong.map(({ path }) => path)
    const missing = missingDetails(service, {
      answers,
      context,
      kept: [...kept, ...bad],
      documents,
    })
    return [...missing, ...typed.wrong]
  }, [service, answers, context, ends, typed, documents])

  return {
    view,
    answers,
    ends,
    documents,
    secrets,
    problems,
    saver,
    save,
    trouble,
    wasSent,
    setSent,
    /** Everything that is typed, to be sent along. */
    patch: (): DetailsPatch => ({ answers, secrets: typed.whole }),
    /** What to say beneath a field; nothing before it was left or the form was sent. */
    errorAt: (path: string): string | undefined =>
      wasSent || touched.includes(path)
        ? problems.find((one) => one.path === path)?.message
        : undefined,
    touch: (path: string) => {
      if (!touched.includes(path)) setTouched([...touched, path])
    },
    answer: (name: string, answer: Answer) => {
      const next = { ...answers, [name]: answer }
      setAnswers(next)
      const stale = secretsOf(service).filter((field) => field.of === name)
      const names = stale.map((field) => field.name)
      if (names.length > 0) setEnds(without(ends, names))
      saver.queue({ answers: next }, TYPING_MS)
    },
    typeSecret: (name: string, value: string) => setSecrets({ ...secrets, [name]: value }),
    saveSecrets: () => {
      if (Object.keys(typed.whole).length > 0) saver.queue({ answers, secrets: typed.whole }, 0)
    },
    addDocument: (kind: DocumentKind) => setDocuments((now) => [...now, kind]), // of several at once
  }
}

export type DetailsFormState = ReturnType<typeof useDetailsForm>
