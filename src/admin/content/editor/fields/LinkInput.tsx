'use client'

import { EDITOR_PAGES } from '@/src/domain/content/editing/editor-pages'
import { linkProblem } from '@/src/domain/content/editing/link-value'

import type { FieldProps } from './field-props'

/** Pages that are offered besides those that have texts. */
const ALSO = { '/checkout': 'Checkout', '/auth': 'Sign in' } as const

const OFFERED: readonly (readonly [address: string, label: string])[] = [
  ...Object.entries(ALSO),
  ...Object.values(EDITOR_PAGES).map(({ address, label }) => [address, label] as const),
]

/** Where a link leads: one of our pages, offered by name, or a secure address elsewhere. */
export function LinkInput({ id, value, isReadOnly, isBad, help, onType }: FieldProps) {
  return (
    <>
      <input
        aria-describedby={help}
        aria-invalid={isBad}
        autoComplete="off"
        data-field
        id={id}
        inputMode="url"
        list={`${id}-pages`}
        onChange={(event) => onType(event.target.value)}
        readOnly={isReadOnly}
        spellCheck={false}
        type="text"
        value={value}
      />
      <datalist id={`${id}-pages`}>
        {OFFERED.map(([address, label]) => (
          <option key={address} label={label} value={address} />
        ))}
      </datalist>
      {linkProblem(value) === null && (
        <p>
          <a href={value} rel="noreferrer" target="_blank">
            Open this link in a new tab
          </a>
        </p>
      )}
    </>
  )
}
