import type { ReactNode } from 'react'

import {
  BUSINESS_TYPES,
  isBusinessType,
  isTrademarkType,
  SERVICE_QUESTIONS,
  type ServiceQuestion,
  TRADEMARK_TYPES,
  USUAL_TYPES,
} from '@/src/domain/checkout/service-questions'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'

import { fetched } from '../../../ui/fetched'
import { Part } from './Part'
import { type QuestionProps, textControl } from './question-props'

/**
 * Apart from the rest, for its list of countries. Not within a `Suspense`: the page begins with it, and React
 * would send something else in its place first.
 */
const CountryField = fetched(() => import('./CountryField').then((module) => module.CountryField))

const TITLES: Record<StandaloneService, string> = {
  ein: 'Your business',
  itin: 'Your citizenship',
  bookkeeping: 'Your business',
  trademark: 'Your trademark',
}

const businessType = (value: string) => (isBusinessType(value) ? { businessType: value } : {})
const trademarkType = (value: string) => (isTrademarkType(value) ? { trademarkType: value } : {})

/** A question with a few answers, one of which is chosen until someone chooses another. */
const choiceOf =
  (
    name: keyof typeof USUAL_TYPES,
    label: string,
    labels: Readonly<Record<string, string>>,
    answerOf: (value: string) => Parameters<QuestionProps['onAnswer']>[0],
  ) =>
  ({ answers, errors, onAnswer }: QuestionProps) => (
    <SelectField
      label={label}
      name={name}
      value={answers[name] ?? USUAL_TYPES[name]}
      onChange={(event) => onAnswer(answerOf(event.target.value))}
      options={Object.entries(labels).map(([value, words]) => ({ value, label: words }))}
      error={errors[name]}
    />
  )

const QUESTIONS: Record<ServiceQuestion, (props: QuestionProps) => ReactNode> = {
  businessName: (props) => (
    <TextField
      label="Business name"
      autoComplete="organization"
      maxLength={200}
      help={
        props.answers.addLlc
          ? 'The company is formed under this name. Its name ends in LLC.'
          : 'As shown on your formation document.'
      }
      {...textControl('businessName', props)}
    />
  ),
  additionalInfo: (props) => (
    <TextareaField
      label="Additional information"
      optional
      rows={3}
      maxLength={2000}
      help="Anything we should know before we apply."
      {...textControl('additionalInfo', props)}
    />
  ),
  country: (props) => <CountryField {...props} />,
  businessType: choiceOf('businessType', 'Business type', BUSINESS_TYPES, businessType),
  trademarkText: (props) => (
    <TextField
      label="Trademark name/text"
      maxLength={200}
      help="Exactly as it is used, capitals included. For a logo: what it shows."
      {...textControl('trademarkText', props)}
    />
  ),
  trademarkType: choiceOf('trademarkType', 'Trademark type', TRADEMARK_TYPES, trademarkType),
}

/** What only this service asks. */
export function ServiceQuestions(props: QuestionProps) {
  const { service } = props.catalogue
  return (
    <Part title={TITLES[service]}>
      {SERVICE_QUESTIONS[service].map((question) => {
        const Question = QUESTIONS[question]
        return <Question key={question} {...props} />
      })}
    </Part>
  )
}
