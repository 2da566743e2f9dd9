import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { collectionHref } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import { getSettings } from '@/src/queries/content/settings'
import { staffPages } from '@/src/queries/content/text-rows'
import { businessZone } from '@/src/services/platform/business-zone'
import { VisualEditor } from './VisualEditor'

/** Terms, policies and what is said of services at length are written in a form of their own. */
async function longTexts(req: PayloadRequest): Promise<Record<string, string>> {
  const docs = await staffPages(req)
  return Object.fromEntries(docs.map(({ id, path }) => [path, collectionHref('sitePages', id)]))
}

/** How search engines show a page is for those who may see that. */
async function metaOf(req: PayloadRequest) {
  if (!(await opens(req, 'seoPage'))) return null
  return {
    seoAddress: adminHref('seoPage'),
    mayChange: (await can(req, 'changeSeo')) !== null,
    companyName: (await getSettings()).companyName,
    host: new URL(env.SITE_URL).host,
  }
}

export const VisualEditorScreen = screenView(
  'visualEditor',
  async ({ context: { req, search } }) => {
    return (
      <>
        <PageHeader
          actions={
            <>
              <SendButton
                body={{}}
                busyLabel="Leaving…"
                path="/api/visual-editor/end"
                to={adminHref('siteTexts')}
              >
                Stop showing drafts
              </SendButton>
              <LinkButton href={adminHref('siteTexts')}>All texts</LinkButton>
            </>
          }
          description="Click a text on the page to change it. Visitors see a change once it is published."
          screen="visualEditor"
        />
        <VisualEditor
          brandColor={(await getSettings()).brand.primaryColor}
          canEdit={(await can(req, 'editContent')) !== null}
          canPublish={(await can(req, 'publishContent')) !== null}
          longTexts={await longTexts(req)}
          meta={await metaOf(req)}
          startElement={typeof search.element === 'string' ? search.element : null}
          person={req.user?.id ?? ''}
          startPage={typeof search.page === 'string' ? search.page : '/'}
          zone={await businessZone(req)}
        />
      </>
    )
  },
)
