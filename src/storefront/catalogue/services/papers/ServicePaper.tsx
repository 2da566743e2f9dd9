import type { ComponentProps, ReactNode } from 'react'

import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { Paper, PaperFacts, PaperNumber } from './Paper'
import { ProfitAndLoss } from './ProfitAndLoss'
import { SearchReport } from './SearchReport'

const PAPERS: Readonly<Record<StandaloneService, () => ReactNode>> = {
  ein: () => <IrsLetter {...LETTERS.ein} />,
  itin: () => <IrsLetter {...LETTERS.itin} />,
  bookkeeping: ProfitAndLoss,
  trademark: SearchReport,
}

/** What one holds in the end when one has bought a service. */
export function ServicePaper({ service }: { service: StandaloneService }) {
  const Drawn = PAPERS[service]
  return <Drawn />
}

const LETTERS = {
  ein: {
    title: 'We assigned you a number',
    caption: 'A sample of the letter the IRS sends to confirm a company’s EIN.',
    number: { label: 'Employer Identification Number', value: '00-0000000' },
    facts: [
      ['Company', 'Harbor & Pine LLC'],
      ['Responsible person', 'A. Byron'],
      ['Form filed', 'SS-4'],
      ['Notice', 'CP 575 A'],
    ],
  },
  itin: {
    title: 'Your taxpayer number',
    caption: 'A sample of the letter the IRS sends to assign an ITIN.',
    number: { label: 'Individual Taxpayer Identification Number', value: '900-00-0000' },
    facts: [
      ['Name', 'Ada Byron'],
      ['Country of citizenship', 'United Kingdom'],
      ['Form filed', 'W-7, with proof of identity'],
      ['Notice', 'CP 565'],
    ],
  },
} satisfies Record<string, IrsLetterProps>

type IrsLetterProps = {
  title: string
  caption: string
  number: ComponentProps<typeof PaperNumber>
  facts: ComponentProps<typeof PaperFacts>['facts']
}

function IrsLetter({ title, caption, number, facts }: IrsLetterProps) {
  return (
    <Paper from="Internal Revenue Service" title={title} caption={caption}>
      <PaperNumber {...number} />
      <PaperFacts facts={facts} />
    </Paper>
  )
}
