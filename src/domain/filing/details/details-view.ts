import type { Answers, DetailsContext } from '@/src/domain/filing/details/field'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { AskedService } from '@/src/domain/vocabulary/service-types'

/** A service's details as its customer, and staff, see them: of secret numbers only the end. */
export type DetailsView = {
  readonly orderId: string
  readonly service: AskedService
  readonly companyName: string | null
  readonly context: DetailsContext
  readonly answers: Answers
  /** The names of the fields whose answer is what is known from elsewhere. */
  readonly known: readonly string[]
  /** The end of each secret number that is kept. */
  readonly ends: Readonly<Record<string, string>>
  readonly documents: readonly DocumentKind[]
  readonly completedAt: string | null
  /** Why nothing can be changed (any more). */
  readonly closed: 'submitted' | 'not_under_way' | null
}

/** As much of a number as is ever shown again: less of a short one, and of a day its last two digits. */
export function endOf(secret: string, isDay = false): string {
  if (isDay) return secret.slice(-2)
  const bare = secret.replace(/[^\p{L}\d]/gu, '')
  return bare.slice(bare.length >= 8 ? -4 : -2)
}

export const maskEnd = (end: string) => `•••••${end}`
