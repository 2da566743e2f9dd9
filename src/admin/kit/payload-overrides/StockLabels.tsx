'use client'

import { useEffect } from 'react'

/** What Payload's buttons that are only a picture do. */
const BUTTONS = {
  '.clickable-arrow--left': 'Previous page',
  '.clickable-arrow--right': 'Next page',
  '.date-time-picker__clear-button': 'Clear the date',
  '.popup-button': 'More',
  '.collapsible__drag': 'Move the row',
} as const

/** Landmarks for assistive technology: one main part on each page, and a name for every other part. */
const PARTS: readonly (readonly [place: string, told: Readonly<Record<string, string>>])[] = [
  ['.template-default__wrap > .collection-list', { role: 'main' }],
  ['.template-default__wrap > .doc-header', { role: 'region', 'aria-label': 'Record' }],
  ['.template-default__nav-toggler-wrapper', { role: 'region', 'aria-label': 'Menu' }],
  ['.doc-tabs__tabs', { role: 'group' }],
  // as a button it could not hold the one that takes it away
  ['.rs__multi-value[aria-roledescription]', { role: 'group' }],
  // the select itself clears and opens by the keyboard
  ['.react-select .rs__indicators [aria-hidden="true"]', { tabindex: '-1' }],
]

const give = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Names buttons and dates that Payload leaves without a name, and tabs that it calls a list. */
function labelParts(): void {
  for (const [place, label] of Object.entries(BUTTONS)) {
    for (const button of document.querySelectorAll(place)) {
      if (!button.textContent?.trim()) give(button, 'aria-label', label)
    }
  }
  const inputs = '.date-time-picker input:not([id]), .react-select input'
  for (const input of document.querySelectorAll(inputs)) {
    const field = input.closest('.field-type, .payload-settings__language')
    const label = field?.querySelector('label')?.textContent
    if (label) give(input, 'aria-label', label.replace('*', '').trim())
  }
  for (const link of document.querySelectorAll('.doc-tabs__tabs a[aria-label]')) {
    give(link, 'aria-label', link.textContent ?? '')
  }
  for (const [place, told] of PARTS) {
    for (const part of document.querySelectorAll(place)) {
      for (const [name, value] of Object.entries(told)) give(part, name, value)
    }
  }
}

export function StockLabels() {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(labelParts)
    }
    later()
    const watching = new MutationObserver(later)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      watching.disconnect()
    }
  }, [])
  return null
}
