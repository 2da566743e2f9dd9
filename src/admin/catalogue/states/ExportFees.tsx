import { ExportFile } from '../facts/ExportFile'

/** Downloads the filing fees as a file that can be corrected and imported again. */
export const ExportFees = () => <ExportFile label="Export fees" url="/api/state-fees/export" />
