import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { EmailTabs } from '@/src/admin/mail/EmailTabs'

import { campaignsList } from './campaigns-list'

export const CampaignsScreen = screenView('emailMarketing', async ({ context }) => {
  const grant = await can(context.req, 'changeCampaigns')
  return (
    <ListPage
      actions={
        grant && (
          <LinkButton look="primary" href={adminHref('emailCampaign')}>
            Create campaign
          </LinkButton>
        )
      }
      context={context}
      list={campaignsList}
      stats={<EmailTabs current="campaigns" isAdministrator={context.req.user?.role === 'admin'} />}
    />
  )
})
