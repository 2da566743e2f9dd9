import { cleanText } from '@/src/domain/vocabulary/text/clean-text'

/** How a question of an opening is answered. */
export const QUESTION_KINDS = {
  line: 'One line',
  text: 'Several lines',
  yes_no: 'Yes or no',
  choice: 'One of a list',
} as const
export type QuestionKind = keyof typeof QUESTION_KINDS

/** What an opening asks beside the usual. */
export type Question = {
  readonly id: string
  readonly label: string
  readonly kind: QuestionKind
  readonly required: boolean
  readonly choices: readonly string[]
}

export type Answered = { readonly question: string; readonly answer: string }

const YES_NO = ['Yes', 'No']

export const LONGEST_ANSWER = 5000

/** Under which a form sends the answer to a question. */
export const answerName = (id: string): string => `answer.${id}`

/** What may be chosen; null where it is typed. */
export function choicesOf({ kind, choices }: Question): readonly string[] | null {
  if (kind === 'yes_no') return YES_NO
  return kind === 'choice' ? choices : null
}

function problemWith(question: Question, answer: string): string | null {
  if (answer === '') return question.required ? 'Answer this question' : null
  const choices = choicesOf(question)
  if (choices) return choices.includes(answer) ? null : 'Choose one of the list'
  return answer.length > LONGEST_ANSWER ? 'Use at most 5,000 characters' : null
}

/** The answers of a form to the questions that are asked, or what is wrong with them by field. */
export function readAnswers(
  questions: readonly Question[],
  sent: Readonly<Record<string, string>>,
): { readonly answers: readonly Answered[]; readonly problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const answers: Answered[] = []
  for (const question of questions) {
    const name = answerName(question.id)
    const answer = cleanText(sent[name] ?? '')
    const problem = problemWith(question, answer)
    if (problem) problems[name] = problem
    else if (answer) answers.push({ question: question.label, answer })
  }
  return { answers, problems }
}

type Stored = Omit<Question, 'id' | 'required' | 'choices'> & {
  readonly id?: string | null
  readonly required?: boolean | null
  readonly choices?: readonly string[] | null
}

export const questionsOf = (stored: readonly Stored[] | null | undefined): readonly Question[] =>
  (stored ?? []).flatMap(({ id, label, kind, required, choices }) =>
    id ? [{ id, label, kind, required: required === true, choices: choices ?? [] }] : [],
  )
