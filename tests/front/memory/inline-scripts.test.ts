import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import {
  isKnownScript,
  REACT_CODES,
  scriptSources,
  sourceOf,
  withSources,
} from '@/src/front/memory/inline-scripts'
import { BEACON } from '@/src/lib/browser/inline/beacon'
import { LOAD_LATE } from '@/src/lib/browser/inline/late-scripts'
import { staticPolicy, withHashes } from '@/src/lib/http/content-security'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const REACT = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'

/** The texts of React's own inline code, as it stands in the installed one. */
function reactTexts(): string[] {
  const source = readFileSync(REACT, 'utf8')
  const found = [...source.matchAll(/'(\$R(?:[BSX]|M)=(?:[^'\\\n]|\\.)*)'/g)]
  return found.map(([, text = '']) => String(JSON.parse(`"${text.replaceAll('"', '\\"')}"`)))
}

test('all that this Next’s React writes into pages is known', () => {
  const texts = reactTexts()

  expect(texts.length).toBeGreaterThanOrEqual(4)
  for (const text of texts)
    expect(REACT_CODES, text.slice(0, 60)).toContain(sha256(text.replace(/\$R[A-Z]\("$/, '')))
})

const boundary = reactTexts().find((text) => text.startsWith('$RB=')) ?? ''

test.each([
  BEACON,
  LOAD_LATE,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
  String.raw`self.__next_f.push([1,"a:[\"$\",\"p\",null,{}]\n"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[12]});',
  '$RC("B:0","S:0")',
  `${boundary}$RC("B:0","S:0")`,
])('a script that pages are made with is known: %#', (script) =>
  expect(isKnownScript(script)).toBe(true),
)

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,`a`])',
  '$RC("B:0",alert(1))',
  `alert(1);$RC("B:0","S:0")`,
  `${boundary};alert(1)`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  `${BEACON} `,
  '',
])('a script that someone got into a text is not: %j', (script) =>
  expect(isKnownScript(script)).toBe(false),
)

const data = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`

test('only known scripts that run get a hash', () => {
  const html = [
    '<script src="/_next/static/a.js" async=""></script>',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    data('a'),
    '<p><script>steal()</script><SCRIPT\n type=text/javascript>steal(2)</SCRIPT ></p>',
  ].join('')

  expect(scriptSources(html, '/')).toEqual([sourceOf('self.__next_f.push([1,"a"])')])
})

test('the data of a finished page becomes one script with one hash', () => {
  const { html, sources } = withSources(`<body>${data('a')}${data('b')}${data('c')}</body>`, '/')
  const together = ['a', 'b', 'c'].map((text) => `self.__next_f.push([1,"${text}"])`).join(';')

  expect(html).toBe(`<body><script>${together}</script></body>`)
  expect(sources).toEqual([sourceOf(together)])
})

test('the scripts of a finished page come once it is painted', () => {
  const page = [
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>',
    '<script src="/_next/static/a.js" async=""></script></head>',
    '<body><script src="/_next/static/old.js" noModule=""></script>',
    '<script src="/_next/static/b.js" id="_R_" async=""></script></body>',
  ]
  const { html, sources } = withSources(page.join(''), '/')

  expect(html).toBe(
    [
      '<head><script type="text/late" data-src="/_next/static/a.js"></script></head>',
      '<body><script src="/_next/static/old.js" noModule=""></script>',
      '<script type="text/late" data-src="/_next/static/b.js" id="_R_"></script>',
      `<script>${LOAD_LATE}</script></body>`,
    ].join(''),
  )
  expect(sources).toEqual([sourceOf(LOAD_LATE)])
})

test('beside a script that nobody knows nothing is put together', () => {
  const page = `${data('a')}${data('b')}<script>steal()</script>`

  expect(withSources(page, '/')).toEqual({ html: page, sources: scriptSources(page, '/') })
})

test('in a policy hashes stand for all inline scripts, and styles stay as they are', () => {
  const policy = withHashes(staticPolicy(false), () => ["'sha256-x'"])

  expect(policy).toContain("script-src 'self' 'sha256-x';")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toBe(staticPolicy(false, null, ["'sha256-x'"]))
  expect(withHashes(policy ?? '', () => ["'sha256-y'"])).toBeNull()
  expect(withHashes("default-src 'self'", () => [])).toBeNull()
})
