import { FEE_COLUMNS, type FeeRow } from '@/src/domain/catalogue/editing/fee-file'

import { readCsv } from './read-csv'

/** The rows of a file of filing fees. @throws AppError 422 where it is none */
export const readFeeFile = (data: Uint8Array): FeeRow[] =>
  readCsv(data, FEE_COLUMNS).map(({ row, cell }) => ({
    row,
    cells: {
      state: cell('state'),
      filing_fee: cell('filing_fee'),
      from: cell('from'),
      source_title: cell('source_title'),
      source_url: cell('source_url'),
      checked: cell('checked'),
    },
  }))
