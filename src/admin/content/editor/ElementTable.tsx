'use client'

import { useState } from 'react'

import { CopyButton } from '@/src/admin/kit/ui/copy'
import { pageLabel } from '@/src/domain/content/editing/editor-pages'
import { shownValue } from '@/src/domain/content/editing/element-state'
import { valueText } from '@/src/domain/content/editing/element-text'
import { searchFold } from '@/src/domain/vocabulary/text/search-fold'

import type { Editable } from './answers'
import { FIELD, LINE_BUTTON } from './looks'

type Props = {
  readonly elements: readonly Editable[]
  readonly onChoose: (id: string) => void
}

const matches = (element: Editable, words: string): boolean =>
  searchFold(`${element.label} ${element.selector} ${shownValue(element)}`).includes(words)

export function ElementTable({ elements, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [onlyDrafts, setOnlyDrafts] = useState(false)
  const words = searchFold(search.trim())
  const shown = elements.filter((one) => (!onlyDrafts || one.draft !== null) && matches(one, words))
  return (
    <section aria-label="Texts of this page">
      <div className="flex items-center gap-3 pb-2">
        <input
          aria-label="Search texts of this page"
          className={FIELD}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Search texts"
          type="search"
          value={search}
        />
        <label className="inline-flex flex-none items-center gap-1.5">
          <input
            checked={onlyDrafts}
            onChange={(event) => setOnlyDrafts(event.target.checked)}
            type="checkbox"
          />
          Drafts only
        </label>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">
          {onlyDrafts ? 'No drafts on this page.' : 'No text on this page matches.'}
        </p>
      ) : (
        <ul className="m-0 p-0 list-none">
          {shown.map((element) => (
            <li className="flex items-center border-t border-line-soft" key={element.id}>
              <button
                className={`${LINE_BUTTON} flex-1 hover:bg-panel`}
                onClick={() => onChoose(element.id)}
                type="button"
              >
                <strong>{element.label}</strong>
                {element.page === '/layout' && <small> {pageLabel(element.page)}</small>}
                {element.draft !== null && (
                  <em className="ml-1.5 text-accent not-italic font-semibold">Draft</em>
                )}
                <span className="block overflow-hidden text-muted text-ellipsis whitespace-nowrap">
                  {valueText(shownValue(element)) || 'Empty'}
                </span>
              </button>
              <CopyButton name={`the text of ${element.label}`} text={shownValue(element)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
