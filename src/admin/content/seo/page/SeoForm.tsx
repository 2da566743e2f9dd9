'use client'

import { useRouter } from 'next/navigation'
import type { z } from 'zod'
import { CheckInput, FormRow, LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { EntryForm } from '@/src/admin/kit/record/EntryForm'
import { useEntryForm } from '@/src/admin/kit/record/use-entry-form'
import {
  PICTURE_SOURCES,
  PRIORITY_LABELS,
  type SeoEntry,
  seoForm,
} from '@/src/domain/content/seo/seo-form'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { ChoosePicture } from '../../media/ChoosePicture'
import { useMediaPicture } from '../../media/use-media-picture'
import { Previews } from './Previews'
import { SEO_LABELS, TitleAndDescription } from './TitleAndDescription'

type Props = {
  /** Null makes a new one. */
  readonly shown: Shown<SeoEntry> | null
  readonly fresh: SeoEntry
  readonly mayChange: boolean
  readonly companyName: string
  /** Of the brand, at the top of generated pictures. */
  readonly accent: string
  readonly host: string
  /** Where to go once it is saved. */
  readonly list: string
}

export function SeoForm({ shown, fresh, mayChange, list, ...preview }: Props) {
  const router = useRouter()
  const state = useEntryForm<z.input<typeof seoForm>, SeoEntry>({
    schema: seoForm,
    values: shown?.entry ?? fresh,
    seen: shown,
    save: '/api/seo/pages/save',
    success: 'SEO page saved.',
    done: () => router.push(list),
  })
  const { field, form } = state
  const typed = form.watch()
  return (
    <div className="grid grid-cols-2 items-start gap-8 narrow:grid-cols-1">
      <fieldset
        className="min-w-0 m-0 p-0 border-0 [&_h2]:mt-2 [&_h2]:mb-0 [&_h2]:text-base [&_h2]:font-semibold"
        disabled={!mayChange}
      >
        <EntryForm
          isNew={!shown}
          isQuiet={!mayChange}
          labels={SEO_LABELS}
          noun="SEO page"
          refused={`Error ${shown ? 'updating' : 'creating'} SEO page. Please try again.`}
          state={state}
        >
          <TextInput
            autoCapitalize="none"
            field={field('path')}
            help="For example, /services/ein"
            label={SEO_LABELS.path}
            required
          />
          <TitleAndDescription field={field} typed={typed} />
          <TextInput field={field('metaKeywords')} label={SEO_LABELS.metaKeywords} />
          <h2>Link preview</h2>
          <TextInput
            field={field('ogTitle')}
            help="Empty: the page title"
            label={SEO_LABELS.ogTitle}
          />
          <LongInput
            field={field('ogDescription')}
            help="Empty: the meta description"
            label={SEO_LABELS.ogDescription}
            rows={2}
          />
          <SelectInput
            field={field('ogSource')}
            label={SEO_LABELS.ogSource}
            options={PICTURE_SOURCES}
          />
          {typed.ogSource === 'url' && (
            <TextInput
              field={field('ogImage')}
              help="1200 × 630 pixels. The preview shows pictures of this site only."
              inputMode="url"
              label={SEO_LABELS.ogImage}
              required
            />
          )}
          {typed.ogSource === 'media' && (
            <FormRow
              error={field('ogMedia').error}
              help="1200 × 630 pixels"
              label={SEO_LABELS.ogMedia}
              required
            >
              {(control) => (
                <LinkPicture
                  chosen={typed.ogMedia}
                  id={control.id}
                  mayChange={mayChange}
                  onChoose={(id) =>
                    form.setValue('ogMedia', id, { shouldDirty: true, shouldValidate: true })
                  }
                />
              )}
            </FormRow>
          )}
          <h2>Search engines</h2>
          <TextInput
            autoCapitalize="none"
            field={field('canonical')}
            help="Empty: this page. Another address tells search engines to show that one instead."
            label={SEO_LABELS.canonical}
          />
          <SelectInput
            field={field('sitemapPriority')}
            help="How important this page is among the pages of this site"
            label={SEO_LABELS.sitemapPriority}
            options={PRIORITY_LABELS}
          />
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            <CheckInput field={field('noindex')} label={SEO_LABELS.noindex} />
            <CheckInput field={field('isActive')} label={SEO_LABELS.isActive} />
          </div>
        </EntryForm>
      </fieldset>
      <Previews typed={typed} {...preview} />
    </div>
  )
}

type LinkPictureProps = {
  readonly id: string
  /** Empty while none is. */
  readonly chosen: string
  readonly mayChange: boolean
  readonly onChoose: (id: string) => void
}

function LinkPicture({ id, chosen, mayChange, onChoose }: LinkPictureProps) {
  const now = useMediaPicture(chosen)
  return (
    <div className="grid gap-2 justify-items-start">
      {now && (
        <span className="flex items-center gap-2.5">
          {/* biome-ignore lint/performance/noImgElement: as it is */}
          <img alt="" className="w-24 rounded-sm aspect-[1200/630] object-cover" src={now.url} />
          {now.alt}
        </span>
      )}
      {mayChange && <ChoosePicture id={id} isChosen={chosen !== ''} onChoose={onChoose} />}
    </div>
  )
}
