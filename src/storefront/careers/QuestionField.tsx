import {
  answerName,
  choicesOf,
  LONGEST_ANSWER,
  type Question,
} from '@/src/domain/careers/questions'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'

/** A question of an opening, answered as its kind wants. */
export function QuestionField({ question, error }: { question: Question; error?: string }) {
  const { id, label, kind, required } = question
  const shared = { name: answerName(id), label, error, required, optional: !required }
  const choices = choicesOf(question)
  if (choices) {
    return (
      <SelectField
        {...shared}
        defaultValue=""
        options={choices.map((value) => ({ value, label: value }))}
        placeholder="Choose an answer"
      />
    )
  }
  return kind === 'text' ? (
    <TextareaField {...shared} maxLength={LONGEST_ANSWER} />
  ) : (
    <TextField {...shared} maxLength={LONGEST_ANSWER} />
  )
}
