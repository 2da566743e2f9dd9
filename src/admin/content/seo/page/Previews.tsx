import { shortened } from '@/src/domain/content/seo/lengths'
import type { SeoEntry } from '@/src/domain/content/seo/seo-form'

import { useMediaPicture } from '../../media/use-media-picture'

const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

const PICTURE = 'block w-full border-b border-line aspect-[1200/630] object-cover'

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
    return <img alt="" className={PICTURE} key={url} src={url} />
  return (
    <div
      className={`${PICTURE} flex flex-col justify-between p-[6%] border-t-9 bg-[#fdfcf8] text-[#141d2e] text-[clamp(16px,2vw,28px)] leading-[1.15] [font-family:serif]`}
      style={{ borderTopColor: accent }}
    >
      <strong className="font-medium">{title}</strong>
      <span className="text-[0.6em]">{companyName}</span>
    </div>
  )
}

export function GooglePreview({ typed, companyName, host }: Omit<Props, 'accent'>) {
  const title = typed.pageTitle.trim() || 'Page title'
  const description = typed.metaDescription.trim() || 'Meta description'
  return (
    <section aria-labelledby="seo-google">
      <h2 id="seo-google">Google preview</h2>
      <div className="grid gap-1 max-w-150 mt-2 p-4 border border-line rounded-ui bg-surface wrap-anywhere [&_:is(p,small)]:m-0 [&_:is(p,small)]:text-muted">
        <small>{trail(host, typed.path)}</small>
        <strong className="text-[#1a0dab] text-2xl font-normal leading-6 dark:text-[#99c3ff]">
          {shortened(`${title} · ${companyName}`, TITLE_SHOWN)}
        </strong>
        <p>{shortened(description, DESCRIPTION_SHOWN)}</p>
      </div>
      {typed.noindex && (
        <p className="m-0 mt-2 text-muted">Hidden: search engines leave this page out.</p>
      )}
      {!typed.isActive && (
        <p className="m-0 mt-2 text-muted">
          Inactive: the page shows its usual title and description.
        </p>
      )}
    </section>
  )
}

export function Previews({ typed, companyName, accent, host }: Props) {
  const description = typed.metaDescription.trim() || 'Meta description'
  const ogTitle = typed.ogTitle.trim() || typed.pageTitle.trim() || 'Page title'
  return (
    <div className="grid sticky top-18 gap-6 min-w-0 narrow:static [&_h2]:mt-2 [&_h2]:mb-0 [&_h2]:text-base [&_h2]:font-semibold">
      <GooglePreview companyName={companyName} host={host} typed={typed} />
      <section aria-labelledby="seo-social">
        <h2 id="seo-social">Social preview</h2>
        <div className="max-w-150 mt-2 overflow-hidden border border-line rounded-ui bg-surface wrap-anywhere [&_:is(p,small)]:m-0 [&_:is(p,small)]:text-muted">
          <Picture
            accent={accent}
            companyName={companyName}
            host={host}
            title={ogTitle}
            typed={typed}
          />
          <div className="grid gap-1 px-4 py-3">
            <small>{host}</small>
            <strong>{shortened(ogTitle, 90)}</strong>
            <p>{shortened(typed.ogDescription.trim() || description, 120)}</p>
          </div>
        </div>
      </section>
    </div>
  )
}
