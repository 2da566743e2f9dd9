import { Button } from '@payloadcms/ui'

/** Downloads a file that can be corrected and imported again. */
export function ExportFile({ label, url }: { label: string; url: `/api/${string}` }) {
  return (
    <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url={url}>
      {label}
    </Button>
  )
}

/** Downloads all facts. */
export const ExportFacts = () => (
  <ExportFile label="Export all facts" url="/api/state-facts/export" />
)
