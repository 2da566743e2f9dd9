import { CV_REFUSALS, cvFileRefusal } from '@/src/domain/careers/cv-rules'
import { answerName, type Question } from '@/src/domain/careers/questions'

export type Problems = Readonly<Record<string, string>>

const ASKED = [
  ['name', 'Enter your name'],
  ['email', 'Enter an email address such as name@example.com'],
  ['consent', 'Agree before you send your application'],
] as const

/** What is missing before a file travels; the server checks it all. */
export function checkApplication(form: FormData, questions: readonly Question[]): Problems {
  const problems: Record<string, string> = {}
  const isEmpty = (name: string) => String(form.get(name) ?? '').trim() === ''
  for (const [name, words] of ASKED) if (isEmpty(name)) problems[name] = words
  const cv = form.get('cv')
  const refusal = cvFileRefusal(cv instanceof File ? cv : null)
  if (refusal) problems.cv = CV_REFUSALS[refusal]
  for (const { id, required } of questions) {
    if (required && isEmpty(answerName(id))) problems[answerName(id)] = 'Answer this question'
  }
  return problems
}
