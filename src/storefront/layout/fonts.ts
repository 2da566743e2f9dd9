import localFont from 'next/font/local'

/**
 * Text and interface. One variable file, 30 KB. If it comes late, this page keeps the system's typeface and the
 * next one uses it: a swap would wrap the text differently and move everything below it.
 */
export const sans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  variable: '--font-sans-file',
})

/** Large headings. One static weight, 23 KB. */
export const serif = localFont({
  src: '../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-serif-file',
})

/** The faces that staff may choose instead: fetched only where they are. 27 and 22 KB. */
export const publicSans = localFont({
  src: '../../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  variable: '--font-public-sans-file',
})

export const lora = localFont({
  src: '../../../node_modules/@fontsource/lora/files/lora-latin-500-normal.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  variable: '--font-lora-file',
})
