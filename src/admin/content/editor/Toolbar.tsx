'use client'

import { History, Redo2, Search, Undo2, Upload } from 'lucide-react'

import { EDITOR_PAGES } from '@/src/domain/content/editing/editor-pages'

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

const isWidth = (name: string): name is Width => Object.hasOwn(WIDTHS, name)
const WIDTH_NAMES = Object.keys(WIDTHS).filter(isWidth)

export function Toolbar(props: Props) {
  const { page, width, history, isAuto, canEdit, isBusy, words } = props
  const { undo = null, redo = null, count = 0, drafts = 0 } = history ?? {}
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
        {WIDTH_NAMES.map((name) => (
          <button
            aria-label={LOOKS[name].label}
            aria-pressed={name === width}
            className={TOOL}
            key={name}
            onClick={() => props.onWidth(name)}
            title={LOOKS[name].label}
            type="button"
          >
            {LOOKS[name].short}
          </button>
        ))}
      </fieldset>
      {canEdit && (
        <>
          <button
            className={TOOL}
            disabled={undo === null || isBusy}
            onClick={() => undo !== null && props.onWalk('undo', undo)}
            title={undo === null ? 'Nothing to undo' : `Undo #${undo}`}
            type="button"
          >
            <Undo2 aria-hidden size={16} /> Undo
          </button>
          <button
            className={TOOL}
            disabled={redo === null || isBusy}
            onClick={() => redo !== null && props.onWalk('redo', redo)}
            title={redo === null ? 'Nothing to redo' : `Redo #${redo}`}
            type="button"
          >
            <Redo2 aria-hidden size={16} /> Redo
          </button>
        </>
      )}
      <button className={TOOL} onClick={props.onHistory} type="button">
        <History aria-hidden size={16} /> History ({count})
      </button>
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
        <button className={TOOL} onClick={props.onMeta} type="button">
          <Search aria-hidden size={16} /> Title for search engines
        </button>
      )}
      <output className="editor-state ml-auto text-muted">{words}</output>
      <button
        className={`${TOOL} border-accent font-semibold`}
        onClick={props.onPublish}
        type="button"
      >
        <Upload aria-hidden size={16} /> Publish ({drafts})
      </button>
    </div>
  )
}
