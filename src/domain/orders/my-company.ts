import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** A company that we formed, in the list of its owner's. Days are ISO days. */
export type CompanySummary = {
  /** Of the order that formed it. */
  readonly id: string
  readonly name: string
  readonly type: CompanyType
  readonly state: string | null
  readonly formedOn: string
  readonly nextDeadline: { readonly title: string; readonly due: string } | null
}

/** Everything kept of a company, for its owner. */
export type CompanyView = CompanySummary & {
  readonly fileNumber: string | null
  readonly ein: string | null
  /** Name and street; what is said of ours until it is known. */
  readonly agent: {
    readonly text: string
    readonly isOurs: boolean
    readonly until: string | null
  } | null
  readonly businessAddress: string | null
  readonly owners: readonly { readonly name: string; readonly share: string }[]
  readonly taxedAs: string | null
  readonly deadlines: readonly {
    readonly id: string
    readonly title: string
    readonly due: string
  }[]
  readonly orders: readonly { readonly id: string; readonly title: string }[]
}

/** An EIN of which the end alone is shown: `••-•••6789`. */
export const maskedEin = (ein: string): string => `••-•••${ein.slice(-4)}`
