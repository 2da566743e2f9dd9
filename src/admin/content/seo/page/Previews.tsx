import { shortened } from '@/src/domain/content/seo/lengths'
import type { SeoEntry } from '@/src/domain/content/seo/seo-form'

import { useMediaPicture } from '../../media/use-media-picture'

const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

type Props = {
  readonly typed: SeoEntry
  readonly companyName: string
  readonly accent: string
  readonly host: string
}

/** `example.com › services › ein`. */
const trail = (host: string, path: string) => [host, ...path.split('/').filter(Boolean)].join(' › ')

/** The back-office's policy lets no pictures of other hosts in. */
const isOurs = (url: string, host: string) =>
  url.startsWith('/') || (URL.canParse(url) && new URL(url).host === host)

function Picture({ typed, companyName, accent, host, title }: Props & { title: string }) {
  const media = useMediaPicture(typed.ogSource === 'media' ? typed.ogMedia : '')
  const url = typed.ogSource === 'url' ? typed.ogImage : media?.url
  if (url && isOurs(url, host))
    // biome-ignore lint/performance/noImgElement: any size, as others load it
    return <img alt="" className="seo-social__picture" key={url} src={url} />
  return (
    <div className="seo-social__picture seo-drawn" style={{ borderTopColor: accent }}>
      <strong>{title}</strong>
      <span>{companyName}</span>
    </div>
  )
}

/** How a search engine shows the page. */
export function GooglePreview({ typed, companyName, host }: Omit<Props, 'accent'>) {
  const title = typed.pageTitle.trim() || 'Page title'
  const description = typed.metaDescription.trim() || 'Meta description'
  return (
    <section aria-labelledby="seo-google">
      <h2 id="seo-google">Google preview</h2>
      <div className="seo-google">
        <small>{trail(host, typed.path)}</small>
        <strong>{shortened(`${title} · ${companyName}`, TITLE_SHOWN)}</strong>
        <p>{shortened(description, DESCRIPTION_SHOWN)}</p>
      </div>
      {typed.noindex && <p className="seo-note">Hidden: search engines leave this page out.</p>}
      {!typed.isActive && (
        <p className="seo-note">Inactive: the page shows its usual title and description.</p>
      )}
    </section>
  )
}

/** What search engines and social networks make of what is typed. */
export function Previews({ typed, companyName, accent, host }: Props) {
  const description = typed.metaDescription.trim() || 'Meta description'
  const ogTitle = typed.ogTitle.trim() || typed.pageTitle.trim() || 'Page title'
  return (
    <div className="seo-previews">
      <GooglePreview companyName={companyName} host={host} typed={typed} />
      <section aria-labelledby="seo-social">
        <h2 id="seo-social">Social preview</h2>
        <div className="seo-social">
          <Picture
            accent={accent}
            companyName={companyName}
            host={host}
            title={ogTitle}
            typed={typed}
          />
          <div className="seo-social__words">
            <small>{host}</small>
            <strong>{shortened(ogTitle, 90)}</strong>
            <p>{shortened(typed.ogDescription.trim() || description, 120)}</p>
          </div>
        </div>
      </section>
    </div>
  )
}
