import path from 'node:path'

import { Font } from '@react-pdf/renderer'

const file = (family: string, name: string) =>
  path.join(process.cwd(), 'node_modules/@fontsource', family, 'files', `${name}.woff`)

const sans = (range: string) => [
  { src: file('instrument-sans', `instrument-sans-${range}-400-normal`), fontWeight: 400 },
  { src: file('instrument-sans', `instrument-sans-${range}-600-normal`), fontWeight: 600 },
]

/** The site's own faces, from our disk; what one lacks, the next has: `ł`, `ő`, `₹`. */
export const SANS = ['Instrument Sans', 'Instrument Sans Extended', 'Helvetica']
export const SERIF = ['Newsreader', 'Newsreader Extended', 'Times-Roman']

let registered = false

/** Makes the faces known to the PDF writer, once in a process. */
export function registerFonts(): void {
  if (registered) return
  registered = true
  Font.register({ family: 'Instrument Sans', fonts: sans('latin') })
  Font.register({ family: 'Instrument Sans Extended', fonts: sans('latin-ext') })
  Font.register({ family: 'Newsreader', src: file('newsreader', 'newsreader-latin-500-normal') })
  Font.register({
    family: 'Newsreader Extended',
    src: file('newsreader', 'newsreader-latin-ext-500-normal'),
  })
  Font.registerHyphenationCallback((word) => [word]) // names and amounts are never broken
}
