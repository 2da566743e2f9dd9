import { ExportFees } from '../facts/ExportFile'
import { importScreen } from '../import-screen'

export const FeeImport = importScreen('feeImport', {
  action: 'importFees',
  noun: 'fee',
  what: 'the filing fees',
  path: '/api/state-fees/import',
  exporting: <ExportFees />,
})
