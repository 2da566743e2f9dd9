'use client'

import { Check, TriangleAlert } from 'lucide-react'

import { ENOUGH_CONTRAST } from '@/src/domain/content/brand-palette'
import { colorOf } from '@/src/domain/content/editing/color-value'
import { ENOUGH_FOR_LARGE, panelContrasts } from '@/src/domain/content/editing/panel-contrast'

import type { FieldProps } from './field-props'

const gradeOf = (ratio: number): string => {
  if (ratio >= ENOUGH_CONTRAST) return 'AA'
  return ratio >= ENOUGH_FOR_LARGE ? 'AA for large text only' : 'too low for AA'
}

/** A color, picked or typed, with how well it is read in both themes. Empty is the site’s own. */
export function ColorInput(props: FieldProps) {
  const { id, value, isReadOnly, isBad, help, brandColor, onType } = props
  return (
    <>
      <span className="editor-color">
        <input
          aria-label="Pick the color"
          disabled={isReadOnly}
          onChange={(event) => onType(event.target.value.toUpperCase())}
          type="color"
          value={colorOf(value)?.toLowerCase() ?? '#000000'}
        />
        <input
          aria-describedby={help}
          aria-invalid={isBad}
          data-field
          id={id}
          maxLength={7}
          onChange={(event) => onType(event.target.value)}
          placeholder="As the site has it"
          readOnly={isReadOnly}
          spellCheck={false}
          type="text"
          value={value}
        />
      </span>
      <ul aria-label="Contrast" className="editor-contrast">
        {panelContrasts(value, brandColor).map(({ theme, ground, ratio }) => {
          const Icon = ratio >= ENOUGH_FOR_LARGE ? Check : TriangleAlert
          return (
            <li data-enough={ratio >= ENOUGH_FOR_LARGE} key={theme}>
              <span aria-hidden style={{ background: ground, color: value }}>
                Aa
              </span>
              {theme === 'light' ? 'Light theme' : 'Dark theme'}
              <b>
                <Icon aria-hidden size={13} /> {ratio.toFixed(1)} : 1, {gradeOf(ratio)}
              </b>
            </li>
          )
        })}
      </ul>
    </>
  )
}
