import { Button } from '@payloadcms/ui'

/** Downloads all facts as a file that can be corrected and imported again. */
export function ExportFacts() {
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      margin={false}
      size="small"
      url="/api/state-facts/export"
    >
      Export all facts
    </Button>
  )
}
