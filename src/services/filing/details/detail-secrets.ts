import {
  type Answers,
  type DetailsContext,
  type Given,
  given,
  isAsked,
  type SecretField,
} from '@/src/domain/filing/details/field'
import { secretsOf } from '@/src/domain/filing/details/forms'
import { isSamePerson } from '@/src/domain/filing/tax-id'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { invalidInput } from '@/src/lib/errors'
import type { ServiceDetail } from '@/src/payload-types'
import { endsOf, type Kept, sealedNow, sealedOf } from '@/src/services/filing/details/details-row'

type Typing = {
  readonly orderId: string
  readonly service: AskedService
  readonly row: ServiceDetail | null
  readonly before: Answers
  readonly answers: Answers
  readonly context: DetailsContext
  readonly typed: Readonly<Record<string, string>>
}

function keepOne(field: SecretField, typing: Typing): Kept | null {
  const { row, before, answers, context, typed } = typing
  const around = given(answers, context)
  if (!isAsked(field, around)) return null
  const kind = field.of ? around.is(field.of) : ''
  const value = typed[field.name]
  if (!value) {
    const [kept, end] = [sealedOf(row)[field.name], endsOf(row)[field.name]]
    if (!kept || !end || kept.of !== kind) return null
    const named = ({ is }: Given) => field.whose.map(is).join(' ')
    if (!isSamePerson(named(given(before, context)), named(around))) return null
    return { sealed: { [field.name]: kept }, ends: { [field.name]: end } }
  }
  const problem = field.check(value, around)
  if (problem) {
    throw invalidInput({ [field.name]: problem })
  }
  return sealedNow(field, typing, { value, of: kind })
}

/**
 * The numbers to keep: those typed now, sealed, and those that are there while they are still
 * asked for, and their kind and person are the same. Any other is forgotten.
 */
export function keepSecrets(typing: Typing): Kept {
  const kept = secretsOf(typing.service).flatMap((field) => keepOne(field, typing) ?? [])
  return {
    sealed: Object.assign({}, ...kept.map(({ sealed }) => sealed)),
    ends: Object.assign({}, ...kept.map(({ ends }) => ends)),
  }
}
