import { type Answers, fieldsOf } from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import type { Whereabouts } from '@/src/domain/vocabulary/places/sanctioned-places'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

const text = (answers: Answers, name: string): string => {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

/** Everybody that a service's answers place somewhere, by the country fields of its form. */
export function peopleIn(service: StandaloneService, answers: Answers): Whereabouts[] {
  return fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
    if (field.kind !== 'country') return []
    const country = text(answers, field.name)
    if (!country) return []
    const address = field.name.replace(/Country$/, '')
    const lines = ['Street', 'City', 'Region'].map((part) => text(answers, `${address}${part}`))
    const of = address === field.name ? '' : ` (${address})`
    return [{ who: `${field.label}${of}`, country, address: lines.join(' ') }]
  })
}
