import type { ReactNode } from 'react'

import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { Paper, PaperFacts, PaperNumber } from './Paper'
import { ProfitAndLoss } from './ProfitAndLoss'
import { SearchReport } from './SearchReport'

const PAPERS: Readonly<Record<StandaloneService, () => ReactNode>> = {
  ein: EinLetter,
  itin: ItinLetter,
  bookkeeping: ProfitAndLoss,
  trademark: SearchReport,
}

/** What one holds in the end when one has bought a service. */
export function ServicePaper({ service }: { service: StandaloneService }) {
  const Drawn = PAPERS[service]
  return <Drawn />
}

function EinLetter() {
  return (
    <Paper
      from="Internal Revenue Service"
      title="We assigned you a number"
      caption="A specimen of the letter in which the IRS confirms a company’s EIN."
    >
      <PaperNumber label="Employer Identification Number" value="00-0000000" />
      <PaperFacts
        facts={[
          ['Company', 'Harbor & Pine LLC'],
          ['Responsible person', 'A. Byron'],
          ['Form filed', 'SS-4'],
          ['Notice', 'CP 575 A'],
        ]}
      />
    </Paper>
  )
}

function ItinLetter() {
  return (
    <Paper
      from="Internal Revenue Service"
      title="Your taxpayer number"
      caption="A specimen of the letter in which the IRS assigns an ITIN."
    >
      <PaperNumber label="Individual Taxpayer Identification Number" value="900-00-0000" />
      <PaperFacts
        facts={[
          ['Name', 'Ada Byron'],
          ['Country of citizenship', 'United Kingdom'],
          ['Form filed', 'W-7, with proof of identity'],
          ['Notice', 'CP 565'],
        ]}
      />
    </Paper>
  )
}
