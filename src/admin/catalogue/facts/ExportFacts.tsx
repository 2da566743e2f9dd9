import { ExportFile } from '../entries/ExportFile'

/** Downloads all facts. */
export const ExportFacts = () => (
  <ExportFile label="Export all facts" url="/api/state-facts/export" />
)
