import type { DefaultTypedEditorState } from '@payloadcms/richtext-lexical'
import { RichText } from '@payloadcms/richtext-lexical/react'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { PageLink } from '@/src/admin/kit/ui/parts'

import { collectionHref } from '@/src/lib/admin-address'
import type { Names } from '@/src/queries/platform/records'
import { moneyText } from '../cells/money-text'
import { isShown, type RecordField, type Values } from './record-field'
import { wordsOf } from './record-text'

const editorState = z.custom<DefaultTypedEditorState>((value) => value instanceof Object)
const record = z.record(z.string(), z.unknown()).catch({})

/** A recorded amount is in cents, beside its currency. */
const IS_AMOUNT = /Minor$/

type Props = {
  /** What the records that it names are called. */
  readonly names: Names
  readonly fields: readonly RecordField[]
  readonly record: Readonly<Values>
  readonly zone: string
}

type AnswerProps = Omit<Props, 'fields'> & { readonly field: RecordField; readonly answer: unknown }

type NamedProps = Pick<Props, 'names'> & { readonly id: unknown; readonly to: CollectionSlug }

function Named({ id, names, to }: NamedProps) {
  if (typeof id !== 'string') return '–'
  return <PageLink href={collectionHref(to, id)}>{names[id] ?? 'Open'}</PageLink>
}

export function Answer({ field, answer, record: beside, ...more }: AnswerProps) {
  if (IS_AMOUNT.test(field.name))
    return moneyText(field.name, answer, { currency: beside.currency }) ?? '–'
  if (field.kind === 'record') {
    return [answer]
      .flat()
      .map((id) => <Named id={id} key={String(id)} names={more.names} to={field.to} />)
  }
  if (field.kind === 'other' && answer instanceof Object) {
    return (
      <pre className="max-h-120 m-0 overflow-auto text-xs leading-4.5">
        {JSON.stringify(answer, null, 2)}
      </pre>
    )
  }
  if (field.kind === 'rich') {
    const text = editorState.safeParse(answer).data
    return text ? <RichText className="whitespace-normal" data={text} /> : '–'
  }
  if (field.kind === 'group') {
    return <RecordFacts fields={field.fields} record={record.parse(answer)} {...more} />
  }
  if (field.kind === 'rows' && Array.isArray(answer) && answer.length > 0) {
    return answer.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
      <RecordFacts fields={field.fields} key={at} record={record.parse(row)} {...more} />
    ))
  }
  return wordsOf(field, answer, more.zone)
}

export const RecordFacts = ({ fields, record: values, names, zone }: Props) => (
  <dl className="grid gap-3 m-0 in-[dl]:ps-3.5 in-[dl]:py-2 in-[dl]:border-s-2 in-[dl]:border-line">
    {fields
      .filter((field) => isShown(field, values))
      .map((field) => (
        <div key={field.name}>
          <dt className="text-muted">{field.label}</dt>
          <dd className="m-0 wrap-anywhere whitespace-pre-line">
            <Answer
              answer={values[field.name]}
              field={field}
              names={names}
              record={values}
              zone={zone}
            />
          </dd>
        </div>
      ))}
  </dl>
)
