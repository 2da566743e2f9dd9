'use client'

import { History, Redo2, Search, Undo2, Upload } from 'lucide-react'
import type { ComponentProps } from 'react'

import { EDITOR_PAGES } from '@/src/domain/content/editing/editor-pages'
import { keysOf } from '@/src/domain/vocabulary/keys'

import type { HistoryAnswer } from './answers'
import { WIDTHS, type Width } from './frame/SiteFrame'
import { TOOL } from './looks'

type Props = {
  readonly page: string
  readonly width: Width
  readonly history: HistoryAnswer | null
  readonly isAuto: boolean
  readonly canEdit: boolean
  readonly isBusy: boolean
  readonly words: string
  /** Opens what search engines show of the page; null for those who may not see it. */
  readonly onMeta: (() => void) | null
  /** Where the long text of this page is written, if it has one. */
  readonly longText: string | null
  readonly onPage: (page: string) => void
  readonly onWidth: (width: Width) => void
  readonly onAuto: (isAuto: boolean) => void
  readonly onWalk: (way: 'undo' | 'redo', number: number) => void
  readonly onHistory: () => void
  readonly onPublish: () => void
}

const LOOKS: Readonly<Record<Width, { readonly label: string; readonly short: string }>> = {
  phone: { label: 'Phone, 390 pixels', short: '390' },
  tablet: { label: 'Tablet, 768 pixels', short: '768' },
  desktop: { label: 'Desktop, 1280 pixels', short: '1280' },
  full: { label: 'Full width', short: 'Full' },
}

const Tool = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button {...button} className={`${TOOL} ${className}`} type="button" />
)

const WALKS = { undo: { label: 'Undo', Icon: Undo2 }, redo: { label: 'Redo', Icon: Redo2 } }

export function Toolbar(props: Props) {
  const { page, width, history, isAuto, canEdit, isBusy, words } = props
  const { count = 0, drafts = 0 } = history ?? {}
  return (
    <div
      aria-label="Editor"
      className="flex sticky top-0 z-5 flex-wrap items-center gap-2 py-2 bg-surface"
      role="toolbar"
    >
      <label>
        <span className="sr-only">Page</span>
        <select
          className={TOOL}
          onChange={(event) => props.onPage(event.target.value)}
          value={page}
        >
          {Object.entries(EDITOR_PAGES).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="inline-flex gap-1 m-0 p-0 border-0">
        <legend className="sr-only">Width</legend>
        {keysOf(WIDTHS).map((name) => (
          <Tool
            aria-label={LOOKS[name].label}
            aria-pressed={name === width}
            key={name}
            onClick={() => props.onWidth(name)}
            title={LOOKS[name].label}
          >
            {LOOKS[name].short}
          </Tool>
        ))}
      </fieldset>
      {canEdit &&
        keysOf(WALKS).map((way) => {
          const { label, Icon } = WALKS[way]
          const number = history?.[way] ?? null
          return (
            <Tool
              disabled={number === null || isBusy}
              key={way}
              onClick={() => number !== null && props.onWalk(way, number)}
              title={number === null ? `Nothing to ${way}` : `${label} #${number}`}
            >
              <Icon aria-hidden size={16} /> {label}
            </Tool>
          )
        })}
      <Tool onClick={props.onHistory}>
        <History aria-hidden size={16} /> History ({count})
      </Tool>
      {canEdit && (
        <label className="inline-flex items-center gap-1.5">
          <input
            checked={isAuto}
            onChange={(event) => props.onAuto(event.target.checked)}
            type="checkbox"
          />
          Auto-save
        </label>
      )}
      {props.longText && (
        <a className="text-accent" href={props.longText}>
          Long text of this page
        </a>
      )}
      {props.onMeta && (
        <Tool onClick={props.onMeta}>
          <Search aria-hidden size={16} /> Title for search engines
        </Tool>
      )}
      <output className="editor-state ml-auto text-muted">{words}</output>
      <Tool className="border-accent font-semibold" onClick={props.onPublish}>
        <Upload aria-hidden size={16} /> Publish ({drafts})
      </Tool>
    </div>
  )
}
