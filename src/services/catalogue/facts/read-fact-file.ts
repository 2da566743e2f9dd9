import { FACT_COLUMNS } from '@/src/domain/catalogue/fact-editing/fact-columns'
import type { FileRow } from '@/src/domain/catalogue/fact-editing/fact-import'

import { readCsv } from './read-csv'

/** The rows of a file of facts. @throws AppError 422 where it is none */
export const readFactFile = (data: Uint8Array): FileRow[] =>
  readCsv(data, FACT_COLUMNS).map(({ row, cell }) => ({
    row,
    cells: {
      state: cell('state'),
      company: cell('company'),
      key: cell('key'),
      from: cell('from'),
      basis: cell('basis'),
      title: cell('title'),
      words: cell('words'),
      fee: cell('fee'),
      due: cell('due'),
      applies: cell('applies'),
      when: cell('when'),
      is_payment: cell('is_payment'),
      paid_with: cell('paid_with'),
      source_title: cell('source_title'),
      source_url: cell('source_url'),
      checked: cell('checked'),
      certainty: cell('certainty'),
      note: cell('note'),
    },
  }))
