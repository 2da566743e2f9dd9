import { FEE_COLUMNS, type FeeRow, feeCells } from '@/src/domain/catalogue/editing/fee-file'

import { readCsv } from './read-csv'

/** The rows of a file of filing fees. @throws AppError 422 where it is none */
export const readFeeFile = (data: Uint8Array): FeeRow[] =>
  readCsv(data, FEE_COLUMNS).map(({ row, cell }) => ({ row, cells: feeCells(cell) }))
