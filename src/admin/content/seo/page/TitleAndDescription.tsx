'use client'

import type { ComponentProps } from 'react'
import { LongInput, TextInput } from '@/src/admin/kit/form/inputs'
import { type Advised, lengthText, verdictOn } from '@/src/domain/content/seo/lengths'
import type { SeoEntry } from '@/src/domain/content/seo/seo-form'

export const SEO_LABELS = {
  path: 'Page path',
  pageTitle: 'Page title',
  metaDescription: 'Meta description',
  metaKeywords: 'Meta keywords',
  ogTitle: 'Open Graph title',
  ogDescription: 'Open Graph description',
  ogSource: 'Open Graph image',
  ogImage: 'Image URL',
  ogMedia: 'Picture',
  canonical: 'Canonical address',
  sitemapPriority: 'Sitemap priority',
  noindex: 'Hide from search engines (noindex)',
  isActive: 'Active',
}

type Props = {
  /** As the form gives it. */
  readonly field: (
    name: 'pageTitle' | 'metaDescription',
  ) => ComponentProps<typeof TextInput>['field']
  readonly typed: Pick<SeoEntry, 'pageTitle' | 'metaDescription'>
}

export function TitleAndDescription({ field, typed }: Props) {
  return (
    <>
      <TextInput
        field={field('pageTitle')}
        help={<LengthHint of="pageTitle" text={typed.pageTitle} />}
        label={SEO_LABELS.pageTitle}
        required
      />
      <LongInput
        field={field('metaDescription')}
        help={<LengthHint of="metaDescription" text={typed.metaDescription} />}
        label={SEO_LABELS.metaDescription}
        required
      />
    </>
  )
}

/** How long a text is while it is typed, and how long is best. Advice: it keeps no one from saving. */
function LengthHint({ of, text }: { of: Advised; text: string }) {
  return (
    <span
      className="text-muted tabular-nums data-[verdict=good]:text-good data-[verdict=long]:text-warning data-[verdict=short]:text-warning"
      data-verdict={verdictOn(of, text)}
    >
      {lengthText(of, text)}
    </span>
  )
}
