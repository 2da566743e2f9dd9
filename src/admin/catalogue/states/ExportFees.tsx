import { ExportFile } from '../facts/ExportFile'

export const ExportFees = () => <ExportFile label="Export fees" url="/api/state-fees/export" />
