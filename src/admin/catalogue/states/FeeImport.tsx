import { importScreen } from '../import-screen'
import { ExportFees } from './ExportFees'

export const FeeImport = importScreen('feeImport', {
  action: 'importFees',
  noun: 'fee',
  what: 'the filing fees',
  path: '/api/state-fees/import',
  exporting: <ExportFees />,
})
