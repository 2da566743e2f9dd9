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
  // each page has one main part, and all that is on it is in a part with a name
  for (const list of document.querySelectorAll('.template-default__wrap > .collection-list')) {
    give(list, 'role', 'main')
  }
  for (const head of document.querySelectorAll('.template-default__wrap > .doc-header')) {
    give(head, 'role', 'region')
    give(head, 'aria-label', 'Record')
  }
  for (const opener of document.querySelectorAll('.template-default__nav-toggler-wrapper')) {
    give(opener, 'role', 'region')
    give(opener, 'aria-label', 'Menu')
  }
  for (const tabs of document.querySelectorAll('.doc-tabs__tabs')) give(tabs, 'role', 'group')
  // as a button it could not hold the one that takes it away
  for (const value of document.querySelectorAll('.rs__multi-value[aria-roledescription]')) {
    give(value, 'role', 'group')
  }
  for (const part of document.querySelectorAll(
    '.react-select .rs__indicators [aria-hidden="true"]',
  )) {
    give(part, 'tabindex', '-1') // the select itself clears and opens by the keyboard
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
