import type { ReactNode } from 'react'

import {
  BUSINESS_TYPES,
  type BusinessType,
  SERVICE_QUESTIONS,
  type ServiceQuestion,
  TRADEMARK_TYPES,
  type TrademarkType,
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

const isBusinessType = (value: string): value is BusinessType =>
  Object.hasOwn(BUSINESS_TYPES, value)
const isTrademarkType = (value: string): value is TrademarkType =>
  Object.hasOwn(TRADEMARK_TYPES, value)

const businessType = (value: string) => (isBusinessType(value) ? { businessType: value } : {})
const trademarkType = (value: string) => (isTrademarkType(value) ? { trademarkType: value } : {})

/** A question with a few answers, one of which is chosen until someone chooses another. */
const choiceOf =
  (
    name: 'businessType' | 'trademarkType',
    label: string,
    labels: Readonly<Record<string, string>>,
    usual: string,
    answerOf: (value: string) => Parameters<QuestionProps['onAnswer']>[0],
  ) =>
  ({ answers, errors, onAnswer }: QuestionProps) => (
    <SelectField
      label={label}
      name={name}
      value={answers[name] ?? usual}
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
  businessType: choiceOf('businessType', 'Business type', BUSINESS_TYPES, 'llc', businessType),
  trademarkText: (props) => (
    <TextField
      label="Trademark name/text"
      maxLength={200}
      help="Exactly as it is used, capitals included. For a logo: what it shows."
      {...textControl('trademarkText', props)}
    />
  ),
  trademarkType: choiceOf(
    'trademarkType',
    'Trademark type',
    TRADEMARK_TYPES,
    'word_mark',
    trademarkType,
  ),
}

/** What only this service asks. */
export function ServiceQuestions(props: QuestionProps) {
  const { service } = props.catalogue
  return (
    <Part title={TITLES[service]}>
      {SERVICE_QUESTIONS[service].map((question) => (
        <Question key={question} ask={QUESTIONS[question]} props={props} />
      ))}
    </Part>
  )
}

function Question({
  ask,
  props,
}: {
  ask: (props: QuestionProps) => ReactNode
  props: QuestionProps
}) {
  return ask(props)
}
