import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { EmailTabs } from '@/src/admin/mail/EmailTabs'

import { templateRows } from '@/src/queries/marketing/campaigns'
import { TemplateTable } from './TemplateTable'

export const TemplatesScreen = screenView('emailTemplates', async ({ context: { req } }) => {
  const grant = await can(req, 'changeEmailTemplates')
  return (
    <div className="[&_.admin-tabs]:mb-4 [&>.status-pill]:mb-4">
      <PageHeader
        actions={
          grant && (
            <LinkButton look="primary" href={adminHref('emailTemplate')}>
              Create template
            </LinkButton>
          )
        }
        description="Emails with variables, for campaigns and follow-ups. Each change keeps the version before it."
        screen="emailTemplates"
      />
      <EmailTabs current="templates" isAdministrator={req.user?.role === 'admin'} />
      <TemplateTable
        at="/api/marketing"
        mayChange={grant !== null}
        page={adminHref('emailTemplate')}
        rows={await templateRows(req)}
      />
    </div>
  )
})
