import { Button } from '@payloadcms/ui'

function ExportFile({ label, url }: { label: string; url: `/api/${string}` }) {
  return (
    <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url={url}>
      {label}
    </Button>
  )
}

export const ExportFacts = () => (
  <ExportFile label="Export all facts" url="/api/state-facts/export" />
)

export const ExportFees = () => <ExportFile label="Export fees" url="/api/state-fees/export" />
