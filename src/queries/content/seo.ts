import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { stateName } from '@/src/domain/catalogue/states/jurisdictions'
import { colorOf } from '@/src/domain/content/editing/element-values'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import type { SeoPage } from '@/src/payload-types'
import { publicRows } from '../platform/public-payload'
import { waitInDrafts } from './drafts'
import { readOr } from './read-or'
import { getSettings } from './settings'

type Seo = {
  title: string
  description: string
  keywords: string | null
  ogTitle: string | null
  ogDescription: string | null
  ogImage: string | null
  ogMedia: LinkPicture | null
  canonical: string | null
  noindex: boolean
}

type LinkPicture = { url: string; width?: number; height?: number; alt: string }

/**
 * A page's title, description, canonical address and link preview, as staff set them; `otherwise`
 * says what a page that they have not described is about.
 */
export async function pageMetadata(
  path: string,
  otherwise?: { readonly title: string; readonly description: string },
): Promise<Metadata> {
  await waitInDrafts()
  const [seo, settings] = await Promise.all([readSeo(path), getSettings()])
  const named = seo?.title ?? otherwise?.title
  const title = named ?? siteTitle(settings)
  const description = seo?.description ?? otherwise?.description ?? settings.description
  return {
    metadataBase: new URL(env.SITE_URL),
    // In full: a layout's template does not reach the page beside it.
    title: { absolute: named ? `${named} · ${settings.companyName}` : title },
    description,
    keywords: seo?.keywords,
    alternates: { canonical: seo?.canonical ?? path },
    ...(seo?.noindex && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      url: path,
      siteName: settings.companyName,
      title: seo?.ogTitle ?? title,
      description: seo?.ogDescription ?? description,
      images: [
        seo?.ogImage ??
          seo?.ogMedia ?? { url: picture(path), width: 1200, height: 630, alt: title },
      ],
    },
  }
}

/** The company's name and tagline: what a page without a title of its own is called. */
const siteTitle = ({ companyName, tagline }: SiteSettings) =>
  tagline ? `${companyName}: ${tagline}` : companyName

/** What every page says of the site as a whole, and what a page without a title is called. */
export async function siteMetadata(): Promise<Metadata> {
  await waitInDrafts()
  const settings = await getSettings()
  const { companyName } = settings
  return {
    metadataBase: new URL(env.SITE_URL),
    applicationName: companyName,
    title: { default: siteTitle(settings), template: `%s · ${companyName}` },
    ...(await siteIcons()),
  }
}

/** What the head says of pages that are one person's own. */
export async function privateMetadata(): Promise<Metadata> {
  const { companyName } = await getSettings()
  return {
    applicationName: companyName,
    title: { default: companyName, template: `%s · ${companyName}` },
    robots: { index: false },
    ...(await siteIcons()),
  }
}

/** The icon that staff have set; without one, ours in the color of the brand. */
async function siteIcons(): Promise<Pick<Metadata, 'icons'>> {
  const { faviconUrl, brand } = await getSettings()
  return { icons: { icon: faviconUrl ?? brandIcon(brand.primaryColor) } }
}

/** A page's title alone, for the picture of its links. */
export async function pageTitle(path: string): Promise<string> {
  const [seo, settings] = await Promise.all([readSeo(path), getSettings()])
  const state = stateName(path)
  return seo?.ogTitle ?? seo?.title ?? (state ? `Form an LLC in ${state}` : settings.companyName)
}

/** A page's full address, as search engines want it. */
export const absolute = (path: string) => new URL(path, env.SITE_URL).href

const picture = (path: string) => (path === '/' ? '/og' : `/og${path}`)

async function readSeo(path: string): Promise<Seo | null> {
  'use cache'
  cacheTag('seo')
  return readOr<Seo | null>(
    null,
    ['The description of a page could not be read', { path }],
    async () => {
      const [doc] = await publicRows('seoPages', {
        where: { and: [{ path: { equals: path } }, { isActive: { equals: true } }] },
        limit: 1,
      })
      cacheLife('max')
      if (!doc) return null
      return {
        title: doc.pageTitle,
        description: doc.metaDescription,
        keywords: doc.metaKeywords || null,
        ogTitle: doc.ogTitle || null,
        ogDescription: doc.ogDescription || null,
        ogImage: doc.ogImage || null,
        ogMedia: await linkPicture(doc.ogMedia),
        canonical: doc.canonical || null,
        noindex: doc.noindex,
      }
    },
  )
}

async function linkPicture(relation: SeoPage['ogMedia']): Promise<LinkPicture | null> {
  const id = idOf(relation)
  if (!id) return null
  const [media] = await publicRows('media', { where: { id: { equals: id } }, limit: 1 })
  if (!media?.url) return null
  const { url, width, height, alt } = media
  return { url, width: width ?? undefined, height: height ?? undefined, alt }
}

/**
 * The icon of a site whose staff have set none: a sealed document, the seal in the brand's color.
 * It is part of the page, so that a first visit needs one request less.
 */
function brandIcon(color: string): string {
  const seal = colorOf(color) ?? '#1559ce'
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<path d="M6 2h13.5L27 9.5V28a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" fill="#fff" ' +
    'stroke="#172033" stroke-width="2.5" stroke-linejoin="round"/>' +
    '<path d="M9.5 11.5h8M9.5 17h12" stroke="#172033" stroke-width="2.5" stroke-linecap="round"/>' +
    `<circle cx="21" cy="24" r="6" fill="${seal}" stroke="#fff" stroke-width="2"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
