import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Where the texts that customers read are written. */
const FOLDERS =
  'src/{storefront,email,domain,pdf,services,front,lib,payments,app/(site),app/(checkout),app/(dashboard)}'

/** What nobody would say across a desk. */
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

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?<![:'"\`])\/\/[^\n]*`
const QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``
const COMMENT_OR_QUOTED = new RegExp(`${COMMENT}|(?<quoted>${QUOTED})`, 'g')

/** Between tags and braces, without the signs of code and without a line that begins a statement. */
const ELEMENT_TEXT = /[>}]((?:[^<>{}=;()[\]|\n]|\n(?=[ \n]))+)(?=[<{])/g

/** The texts in a source file: its quoted ones that have spaces, and those of its elements. */
function textsOf(source: string): string[] {
  const texts: string[] = []
  const rest = source.replace(COMMENT_OR_QUOTED, (_, quoted?: string) => {
    if (quoted) texts.push(quoted.slice(1, -1).replace(/\$\{[^}]*\}/g, '…'))
    return ' '
  })
  const between = [...rest.matchAll(ELEMENT_TEXT)].map((match) => match[1] ?? '')
  return [...texts, ...between]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' '))
}

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
