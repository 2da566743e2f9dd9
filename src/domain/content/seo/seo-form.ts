import { z } from 'zod'
import {
  neededName,
  neededText,
  seenEntry,
  typedText,
} from '@/src/domain/catalogue/editing/typed-values'
import { isOwnPath, isSecureAddress } from '@/src/domain/platform/own-path'
import { entryOf, type StoredAs } from '@/src/domain/vocabulary/stored-entry'

import { isWebAddress, WRONG_LINK } from '../branding-input'

/** Where the picture of a page's links comes from. */
export const PICTURE_SOURCES = {
  generated: 'Generated from the title',
  media: 'From media',
  url: 'By URL',
} as const
type PictureSource = keyof typeof PICTURE_SOURCES

const PRIORITIES = ['', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1'] as const

/** How much of the site's weight a page has in the sitemap. */
export const PRIORITY_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  PRIORITIES.map((value) => [value, value === '' ? 'Not stated' : Number(value).toFixed(1)]),
)

const fields = z.strictObject({
  path: neededText('Enter the path of a page.', 200).refine(
    isOwnPath,
    'Please enter a path on this site, such as /services/ein',
  ),
  pageTitle: neededName('Enter a page title.', 200),
  metaDescription: neededText('Enter a meta description.', 500),
  metaKeywords: typedText(500),
  ogTitle: typedText(200),
  ogDescription: typedText(500),
  ogSource: z.enum(['generated', 'media', 'url']),
  ogImage: typedText(500),
  ogMedia: z.union([z.guid(), z.literal('')]),
  canonical: typedText(500).refine(
    (text) => text === '' || isOwnPath(text) || isSecureAddress(text),
    'Please enter a path on this site (/pricing) or an address that starts with https://',
  ),
  sitemapPriority: z.enum(PRIORITIES),
  noindex: z.boolean(),
  isActive: z.boolean(),
})

type Picture = Pick<z.output<typeof fields>, 'ogSource' | 'ogImage' | 'ogMedia'>

/** A picture by URL needs one, and one from media has to be chosen. */
function checkPicture({ ogSource, ogImage, ogMedia }: Picture, context: z.RefinementCtx): void {
  if (ogSource === 'url' && !isWebAddress(ogImage)) {
    context.addIssue({ code: 'custom', path: ['ogImage'], message: WRONG_LINK })
  }
  if (ogSource === 'media' && ogMedia === '') {
    context.addIssue({ code: 'custom', path: ['ogMedia'], message: 'Choose a picture.' })
  }
}

/** What search engines and link previews read of a page, as staff say it. */
export const seoForm = fields.superRefine(checkPicture)

export const seoInput = fields.extend(seenEntry).superRefine(checkPicture)

export type SeoEntry = z.output<typeof seoForm>

type Stored = StoredAs<Omit<SeoEntry, 'ogSource' | 'ogMedia' | 'sitemapPriority'>> & {
  readonly ogMedia?: string | { readonly id: string } | null
  readonly sitemapPriority?: number | null
}

const sourceOf = (url: string, media: string): PictureSource => {
  if (url) return 'url'
  return media ? 'media' : 'generated'
}

const priorityOf = (priority: number | null | undefined) =>
  PRIORITIES.find((one) => one !== '' && Number(one) === priority) ?? ''

export function seoEntry(row: Stored): SeoEntry {
  const { ogMedia: media } = row
  const ogMedia = (typeof media === 'string' ? media : media?.id) ?? ''
  return entryOf(NEW_SEO_PAGE, {
    ...row,
    ogSource: sourceOf(row.ogImage ?? '', ogMedia),
    ogMedia,
    sitemapPriority: priorityOf(row.sitemapPriority),
  })
}

/** What is kept of it: one source of the picture, and nothing where nothing was said. */
export function storedSeo({ ogSource, ...entry }: SeoEntry) {
  return {
    ...entry,
    ogImage: ogSource === 'url' ? entry.ogImage : null,
    ogMedia: ogSource === 'media' ? entry.ogMedia : null,
    canonical: entry.canonical || null,
    sitemapPriority: entry.sitemapPriority === '' ? null : Number(entry.sitemapPriority),
  }
}

export const NEW_SEO_PAGE: SeoEntry = {
  path: '',
  pageTitle: '',
  metaDescription: '',
  metaKeywords: '',
  ogTitle: '',
  ogDescription: '',
  ogSource: 'generated',
  ogImage: '',
  ogMedia: '',
  canonical: '',
  sitemapPriority: '',
  noindex: false,
  isActive: true,
}
