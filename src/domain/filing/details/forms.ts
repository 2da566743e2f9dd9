import { BOOKKEEPING_FORM } from '@/src/domain/filing/details/bookkeeping-form'
import { EIN_FORM } from '@/src/domain/filing/details/ein-form'
import {
  type DetailsForm,
  fieldsOf,
  type Given,
  isAsked,
  type SecretField,
} from '@/src/domain/filing/details/field'
import { ITIN_FORM } from '@/src/domain/filing/details/itin-form'
import { TRADEMARK_FORM } from '@/src/domain/filing/details/trademark-form'
import {
  BANKING_RESOLUTION_FORM,
  BUSINESS_ADDRESS_FORM,
  BUSINESS_EMAIL_FORM,
  DBA_FORM,
  DOMAIN_FORM,
  S_CORPORATION_FORM,
} from '@/src/domain/filing/details/work-forms'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { AskedService } from '@/src/domain/vocabulary/service-types'

/** What is asked after payment, by service. A formation's questions are in `filing-answers`. */
export const DETAILS_FORMS: Record<AskedService, DetailsForm> = {
  ein: EIN_FORM,
  itin: ITIN_FORM,
  bookkeeping: BOOKKEEPING_FORM,
  trademark: TRADEMARK_FORM,
  banking_resolution: BANKING_RESOLUTION_FORM,
  s_corporation: S_CORPORATION_FORM,
  dba: DBA_FORM,
  business_address: BUSINESS_ADDRESS_FORM,
  domain: DOMAIN_FORM,
  business_email: BUSINESS_EMAIL_FORM,
}

/** The fields of a service whose numbers are kept encrypted. */
export const secretsOf = (service: AskedService): readonly SecretField[] =>
  fieldsOf(DETAILS_FORMS[service]).flatMap((field) => (field.kind === 'secret' ? [field] : []))

/** Whether the answers to a service's questions ask for a document of a kind. */
export const asksForDocument = (service: AskedService, kind: DocumentKind, of: Given): boolean =>
  fieldsOf(DETAILS_FORMS[service]).some(
    (field) => field.kind === 'file' && field.document === kind && isAsked(field, of),
  )
