import { expect, test } from 'vitest'

import {
  fontFamilies,
  HEADING_FONTS,
  type HeadingFont,
  TEXT_FONTS,
  type TextFont,
} from '@/src/domain/content/brand-fonts'

const isText = (name: string): name is TextFont => name in TEXT_FONTS
const isHeading = (name: string): name is HeadingFont => name in HEADING_FONTS

test('headings may have the face of the text, whatever that is', () => {
  for (const textFont of Object.keys(TEXT_FONTS).filter(isText)) {
    const { text, heading } = fontFamilies({ textFont, headingFont: 'text' })
    expect(heading).toBe(text)
  }
})

test('every face falls back on one that each device has', () => {
  for (const textFont of Object.keys(TEXT_FONTS).filter(isText)) {
    for (const headingFont of Object.keys(HEADING_FONTS).filter(isHeading)) {
      const { text, heading } = fontFamilies({ textFont, headingFont })
      expect(text).toMatch(/sans-serif$/)
      expect(heading).toMatch(/serif$/)
    }
  }
})

test('no two choices look the same', () => {
  const texts = Object.keys(TEXT_FONTS)
    .filter(isText)
    .map((textFont) => fontFamilies({ textFont, headingFont: 'lora' }).text)
  expect(new Set(texts).size).toBe(texts.length)
})
