import { BOOKKEEPING_FORM } from '@/src/domain/filing/details/bookkeeping-form'
import { EIN_FORM } from '@/src/domain/filing/details/ein-form'
import { type DetailsForm, fieldsOf, type SecretField } from '@/src/domain/filing/details/field'
import { ITIN_FORM } from '@/src/domain/filing/details/itin-form'
import { TRADEMARK_FORM } from '@/src/domain/filing/details/trademark-form'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

/** What is asked after payment, by service. A formation's questions are in `filing-answers`. */
export const DETAILS_FORMS: Record<StandaloneService, DetailsForm> = {
  ein: EIN_FORM,
  itin: ITIN_FORM,
  bookkeeping: BOOKKEEPING_FORM,
  trademark: TRADEMARK_FORM,
}

/** The fields of a service whose numbers are kept encrypted. */
export const secretsOf = (service: StandaloneService): readonly SecretField[] =>
  fieldsOf(DETAILS_FORMS[service]).flatMap((field) => (field.kind === 'secret' ? [field] : []))
