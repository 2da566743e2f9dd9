import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { getSettings } from '@/src/queries/content/settings'
import { readSocial } from '@/src/services/content/site-settings'

import { SocialSection } from './SocialSection'

export const SocialScreen = screenView('socialMedia', async ({ context: { req, held } }) => {
  const [values, settings] = [await readSocial(req), await getSettings()]
  const mayChange = held.has('manage_branding')
  return (
    <div className="[&_.admin-section]:py-5.5 [&_.admin-section+.admin-section]:border-t [&_.admin-section+.admin-section]:border-line">
      <PageHeader
        description="Your profiles elsewhere, and how the footer of the website links to them."
        screen="socialMedia"
      />
      {!mayChange && <ViewOnly permission="manage_branding" />}
      <SocialSection company={settings.legalEntityName} mayChange={mayChange} values={values} />
    </div>
  )
})
