import { importScreen } from '../import-screen'
import { ExportFacts } from './ExportFile'

export const FactImport = importScreen('factImport', {
  action: 'importFacts',
  noun: 'fact',
  what: 'the facts',
  path: '/api/state-facts/import',
  exporting: <ExportFacts />,
})
