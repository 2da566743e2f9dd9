import { can } from '@/src/access/actions'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { askedId, type SearchParams, screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { EmptyState, LinkButton } from '@/src/admin/kit/ui/parts'
import { NEW_SEO_PAGE } from '@/src/domain/content/seo/seo-form'
import { isOwnPath } from '@/src/domain/platform/own-path'
import { env } from '@/src/lib/env'
import { getSettings } from '@/src/queries/content/settings'
import { readSeoPage } from '@/src/services/content/seo/seo-pages'

import { SeoForm } from './SeoForm'

/** The path that an address asks for: `?path=`. */
const askedPath = ({ path }: SearchParams): string | null =>
  typeof path === 'string' && isOwnPath(path) ? path : null

export const SeoPageScreen = screenView('seoPage', async ({ context: { req, search } }) => {
  const grant = await can(req, 'changeSeo')
  const [id, path] = [askedId(search), askedPath(search)]
  const by = id ? { id } : path && { path }
  const shown = by ? await readSeoPage(req, by) : null
  if (id && !shown) {
    return (
      <EmptyState action={<LinkButton href={adminHref('seo')}>All pages</LinkButton>}>
        This SEO page no longer exists.
      </EmptyState>
    )
  }
  const { companyName, brand } = await getSettings()
  return (
    <div className="[&_.admin-section]:mt-8">
      <PageHeader
        actions={
          shown && (
            <a className="text-accent" href={shown.entry.path} rel="noopener" target="_blank">
              Open page
            </a>
          )
        }
        description={shown?.entry.path ?? 'How search engines and link previews show a page.'}
        screen="seoPage"
      />
      {!grant && <ViewOnly permission="manage_seo" />}
      <SeoForm
        accent={brand.secondaryColor}
        companyName={companyName}
        fresh={{ ...NEW_SEO_PAGE, path: path ?? '' }}
        host={new URL(env.SITE_URL).host}
        key={`${shown?.id} ${shown?.version}`}
        list={adminHref('seo')}
        mayChange={grant !== null}
        shown={shown}
      />
    </div>
  )
})
