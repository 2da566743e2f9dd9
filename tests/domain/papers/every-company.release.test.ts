import { expect, test } from 'vitest'

import { papersFor } from '@/src/domain/papers/catalogue'
import { printPaper } from '@/src/services/papers/print-paper'
import {
  type CompanyCase,
  generatedCompany,
  JURISDICTIONS,
} from '@/tests/support/papers/generated-company'

/** How many companies of each kind in each jurisdiction; a night has room for 40. */
const COMPANIES = Number(process.env.PAPERS_COMPANIES ?? '1')

const ALL: readonly CompanyCase[] = JURISDICTIONS.flatMap((code, place) =>
  (['llc', 'corporation'] as const).flatMap((type, half) =>
    Array.from({ length: COMPANIES }, (_, round) => ({
      code,
      type,
      serial: place * 2 + half + round * 7,
    })),
  ),
)

const ALSO = ['filing_authorization', 'agent_acceptance', 'form_ss-4', 'banking_resolution']
const WANTED = {
  llc: [...ALSO, 'operating_agreement', 'organizer_statement', 'initial_resolutions'],
  corporation: [...ALSO, 'bylaws', 'board_consent', 'stock_subscription'],
} as const

test.each(ALL)(
  'each paper of a $type in $code, number $serial, is produced and reads back equal',
  { timeout: 300_000 },
  async (one) => {
    const { made, waiting } = papersFor(generatedCompany(one))
    expect(waiting).toEqual([])
    expect(made.map(({ paper }) => paper.kind)).toEqual(
      expect.arrayContaining([...WANTED[one.type]]),
    )
    for (const paper of made) {
      const { valuesChecked, pages } = await printPaper(paper) // throws where a text is missing or overflows
      expect(valuesChecked).toBeGreaterThan(5)
      expect(pages).toBeGreaterThan(0)
    }
  },
)
