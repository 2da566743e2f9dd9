import type { FiledAgent } from '@/src/domain/catalogue/states/our-agent'
import type { BusinessAddress } from '@/src/domain/filing/company-answers'
import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import type { AgentOffer } from '@/src/domain/filing/registered-agent'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** An order's formation details as its customer sees them: never the tax id, only its end. */
export type FilingView = {
  readonly orderId: string
  readonly companyName: string | null
  /** The name in the letters that the state takes, where those differ from `companyName`. */
  readonly filedAs: string | null
  readonly companyType: CompanyType
  readonly state: {
    readonly code: string
    readonly name: string
    /** Our registered agent there, with its street; null until staff have entered it. */
    readonly agent: FiledAgent | null
  }
  readonly agentOffer: AgentOffer
  readonly businessAddress: BusinessAddress
  /** The ISO day in the business time zone. */
  readonly today: string
  readonly makesAgreement: boolean
  readonly answers: FilingAnswers
  readonly taxIdLast4: string | null
  readonly completedAt: string | null
  /** Why nothing can be changed (any more). */
  readonly closed: 'submitted' | 'not_under_way' | null
}
