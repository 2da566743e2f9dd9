import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { quotedIn, textsOf } from './readable-texts'

/** Where the texts that customers read are written. */
const FOLDERS =
  'src/{storefront,email,domain,pdf,services,front,lib,payments,app/(site),app/(checkout),app/(dashboard)}'

/** What no one would say across a desk. */
const FORBIDDEN = [
  'somebody',
  'whoever',
  'nobody',
  'anew',
  'papers',
  'the like',
  'it stands',
  'stand here',
  'it comes to',
  'by itself',
  'receipt over',
  'we hope you',
  'another one since',
  'take it for',
  'go back now',
  'how far',
  'what goes',
  'what stays',
  'agree to it on',
  'own word',
  'take what you need',
  'of which the first',
  'we check your details',
  'then we do the rest',
  'all 51 states',
]

const UNSAID = new RegExp(`\\b(?:${FORBIDDEN.join('|')})\\b|^so far$`, 'i')

const unsaidIn = (source: string) => textsOf(source).filter((text) => UNSAID.test(text))

test('texts are told from code, comments and paths', () => {
  const source = `
    import { nobody } from './papers/Paper'

const PAPERS: Readonly<Record<string, string>> = {}
    // somebody
    const somebody = { nobody, papers: ['papers'] } /* whoever */
    const a = 'Ask somebody else'
    const b = <p>Whoever has {name} sees <b>it</b>, {papers.length} by itself</p>
    const c = \`\${whoever} took it anew\`
  `
  expect(unsaidIn(source)).toEqual([
    'Ask somebody else',
    '… took it anew',
    'Whoever has',
    'by itself',
  ])
})

test('no text says what nobody would say', () => {
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`)
  expect(files.length).toBeGreaterThan(500)
  expect(files.some((file) => file.startsWith('src/app/(site)/'))).toBe(true)

  const found = files.flatMap((file) =>
    unsaidIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

/** Everything that customers and staff read; the sandbox has the words of the providers' own pages. */
const ALL =
  '{src/{storefront,email,domain,pdf,services,front,lib,payments,app,admin,fields,seed,jobs},collections,globals,hooks,endpoints}'

/**
 * As a label, or as a word of a sentence: not a stored value (`cancelled`), a code
 * (`order_cancelled`), a key or a value in SQL.
 */
const BRITISH_CANCEL =
  /\bCancell(?:ed|ing)\b|(?<= )cancell(?:ed|ing)\b(?!:)|\bcancell(?:ed|ing)(?= )/

test('a text writes canceled and canceling as Americans do', () => {
  const source =
    "const a = ['Cancelled', 'It was cancelled.', 'cancelled', 'order_cancelled', 'CANCELLED', 'a cancellation']"
  expect(quotedIn(source).filter((text) => BRITISH_CANCEL.test(text))).toEqual([
    'Cancelled',
    'It was cancelled.',
  ])

  const found = globSync(`${ALL}/**/*.{ts,tsx}`).flatMap((file) =>
    quotedIn(readFileSync(file, 'utf8'))
      .filter((text) => BRITISH_CANCEL.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
