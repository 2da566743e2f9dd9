import { nameFindings, type WantedName } from '@/src/domain/catalogue/states/company-name-rules'
import { Notice } from '@/src/storefront/ui/notice'

/** What a founder should know about the name as typed. It keeps nobody from going on. */
export function NameFindings({ wanted }: { wanted: WantedName }) {
  const findings = nameFindings(wanted)
  return (
    <div role="status" className="empty:hidden">
      {findings.length > 0 && (
        <Notice tone="warning" title="About this name">
          <ul className="flex flex-col gap-2">
            {findings.map((finding) => (
              <li key={finding.message}>{finding.message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
