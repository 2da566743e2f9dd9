'use client'

import type { z } from 'zod'

import { EntryForm } from '@/src/admin/kit/record/EntryForm'
import { useEntryForm } from '@/src/admin/kit/record/use-entry-form'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import { useAnswer } from '@/src/admin/kit/use-answer'
import { NEW_SEO_PAGE, type SeoEntry, seoForm } from '@/src/domain/content/seo/seo-form'
import { readParts } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { GooglePreview } from '../../seo/page/Previews'
import { SEO_LABELS, TitleAndDescription } from '../../seo/page/TitleAndDescription'

/** Who may change it, and what stands beside it in a search result. */
export type MetaOptions = {
  readonly mayChange: boolean
  readonly companyName: string
  readonly host: string
}

type FormProps = MetaOptions & {
  readonly path: string
  readonly shown: Shown<SeoEntry> | null
  readonly close: () => void
}

function MetaForm({ path, shown, close, mayChange, companyName, host }: FormProps) {
  const state = useEntryForm<z.input<typeof seoForm>, SeoEntry>({
    schema: seoForm,
    values: shown?.entry ?? { ...NEW_SEO_PAGE, path },
    seen: shown,
    save: '/api/seo/pages/save',
    success: 'SEO page saved.',
    done: close,
    draft: `visual-editor-meta:${path}`,
  })
  const typed = state.form.watch()
  return (
    <fieldset
      className="grid gap-6 mt-4 mx-0 mb-0 p-0 border-0 [&_h2]:m-0 [&_h2]:text-base [&_h2]:font-semibold"
      disabled={!mayChange}
    >
      <EntryForm
        isNew={!shown}
        isQuiet={!mayChange}
        labels={SEO_LABELS}
        noun="title and description"
        state={state}
      >
        <TitleAndDescription field={state.field} typed={typed} />
      </EntryForm>
      <GooglePreview companyName={companyName} host={host} typed={typed} />
    </fieldset>
  )
}

type Props = MetaOptions & {
  /** The page, by its address. */
  readonly path: string
  /** Where the rest of it is edited. */
  readonly moreAt: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

const readShown = readParts<{ shown: Shown<SeoEntry> | null }>('shown')

export function MetaPanel({ path, moreAt, isOpen, onOpen, ...options }: Props) {
  const asked = `/api/seo/pages/of?${new URLSearchParams({ path })}`
  const { result } = useAnswer(isOpen ? asked : null, readShown)
  return (
    <SideDrawer isOpen={isOpen} onOpen={onOpen} title="Title for search engines">
      <p className="text-muted">
        This is not part of a draft: it shows as soon as it is saved.{' '}
        <a className="text-accent" href={moreAt}>
          More in SEO Management
        </a>
      </p>
      {!result && <p role="status">Loading…</p>}
      {result?.ok === false && <Notice tone="error">{wordsOf(result)}</Notice>}
      {result?.ok && (
        <MetaForm
          {...options}
          close={() => onOpen(false)}
          key={`${path} ${result.value.shown?.version}`}
          path={path}
          shown={result.value.shown}
        />
      )}
    </SideDrawer>
  )
}
