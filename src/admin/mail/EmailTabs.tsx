import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkTabs } from '@/src/admin/kit/ui/parts'
import { keysOf } from '@/src/domain/vocabulary/keys'

const TABS = {
  campaigns: { label: 'Campaigns', screen: 'emailMarketing' },
  templates: { label: 'Templates', screen: 'emailTemplates' },
  outbox: { label: 'Outbox', screen: 'outbox' },
  suppressions: { label: 'Suppression list', screen: 'suppressions' },
  settings: { label: 'Mail server', screen: 'mailSettings' },
} as const

type Props = {
  readonly current: keyof typeof TABS
  /** Only administrators may set how mail leaves the house. */
  readonly isAdministrator: boolean
}

export function EmailTabs({ current, isAdministrator }: Props) {
  const shown = keysOf(TABS).filter((name) => name !== 'settings' || isAdministrator)
  return (
    <div className="mb-3">
      <LinkTabs
        label="Email Marketing"
        tabs={shown.map((name) => ({
          label: TABS[name].label,
          href: adminHref(TABS[name].screen),
          isCurrent: name === current,
        }))}
      />
    </div>
  )
}
