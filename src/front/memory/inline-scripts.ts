import { createHash } from 'node:crypto'

import { HIDE_UNTIL_ARRIVED } from '@/src/lib/browser/inline/arriving'
import { BEACON } from '@/src/lib/browser/inline/beacon'
import { LATE, LOAD_LATE } from '@/src/lib/browser/inline/late-scripts'
import { log } from '@/src/lib/log'

const SCRIPT =
  /<script((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi
const SOURCE = /\ssrc\s*=/i
const TYPE = /\stype\s*=\s*["']?([^"'\s]*)/i
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i

/** The inline scripts of a page that a browser would run, each once. */
function inlineScripts(html: string): string[] {
  const scripts = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (SOURCE.test(attributes) || !RUNS.test(TYPE.exec(attributes)?.[1] ?? '')) continue
    if (text !== '') scripts.add(text)
  }
  return [...scripts]
}

const PUSH = 'self.__next_f.push('
const BETWEEN = `)</script><script>${PUSH}`

/** A script of Next as it writes each: fetched beside all else, run when it is there. */
const AT_ONCE = /<script src="(\/_next\/[^"]+)"( id="[^"]*")? async=""><\/script>/g
const ASKED_EARLY = /<link rel="preload" as="script"[^>]*>/g
const END = '</body>'

/** A page whose scripts are fetched after it is painted: on a slow line they took what it needed itself. */
function withScriptsLate(html: string): string {
  const end = html.lastIndexOf(END)
  if (end < 0 || html.search(AT_ONCE) < 0) return html
  const page = `${html.slice(0, end)}<script>${LOAD_LATE}</script>${html.slice(end)}`
  return page
    .replace(ASKED_EARLY, '')
    .replace(
      AT_ONCE,
      (_, src: string, id = '') => `<script type="${LATE}" data-src="${src}"${id}></script>`,
    )
}

const strangeOf = (scripts: readonly string[]) => scripts.filter((script) => !isKnownScript(script))

/**
 * A page with its data in one script. Next writes it in dozens, as it comes; a finished page has it all,
 * and each script would add its hash to the head of every answer.
 */
function withDataTogether(html: string): string {
  const begin = html.indexOf(`<script>${PUSH}`)
  if (begin < 0) return html
  return html.slice(0, begin) + html.slice(begin).replaceAll(BETWEEN, `);${PUSH}`)
}

/**
 * What a page's policy lets run of its inline scripts: those that it is made with, by their hashes. Of
 * any other the operator hears, for it is a text that broke out of its place, or a Next that writes
 * something new.
 */
export function scriptSources(html: string, path: string): string[] {
  const scripts = inlineScripts(html)
  const strange = strangeOf(scripts)
  for (const script of strange)
    log.warn({ path, begins: script.slice(0, 80) }, 'a page has a script that no one knows')
  return scripts.filter((script) => !strange.includes(script)).map(sourceOf)
}

/** A finished page as it is kept, and the sources of its scripts. */
export function withSources(html: string, path: string): { html: string; sources: string[] } {
  if (strangeOf(inlineScripts(html)).length > 0) return { html, sources: scriptSources(html, path) }
  const together = withScriptsLate(withDataTogether(html))
  return { html: together, sources: inlineScripts(together).map(sourceOf) }
}

/*
 * The inline scripts that Next, React and we write into pages. They are told by their whole shape: what
 * someone got into a text has none of these, so no policy lets it run.
 */

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** React's own code for parts of a page that come after its beginning; a test holds it against React. */
export const REACT_CODES: ReadonlySet<string> = new Set([
  'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=', // a segment
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=', // a boundary
  'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=', // a boundary with styles
  '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=', // a boundary that failed
  'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=', // the same, called at once
])

const FIXED: ReadonlySet<string> = new Set([
  BEACON,
  HIDE_UNTIL_ARRIVED,
  LOAD_LATE,
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '(self.__next_f=self.__next_f||[]).push([0])',
])

const TEXT = String.raw`"(?:[^"\\\n]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"`
/** Calls of React's code with nothing but texts. */
const CALLS = new RegExp(String.raw`(?:\$R[CRSX]\(${TEXT}(?:,${TEXT})*\);?)+$`)
const CHUNKS =
  /^\(globalThis\["TURBOPACK[\w-]*"\] \|\| \(globalThis\["TURBOPACK[\w-]*"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/
const DATA = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Data and nothing but data is pushed: what JSON can say, JavaScript only reads. */
const pushesData = (script: string): boolean =>
  [DATA, CHUNKS].some((push) => isJson(push.exec(script)?.[1]))

/** React's code, and calls of it. */
function isOfReact(script: string): boolean {
  const code = script.replace(CALLS, '')
  if (code === '') return script !== ''
  if (REACT_CODES.has(sha256(code))) return true
  const styled = code.indexOf('$RM=new Map;')
  return (
    styled > 0 &&
    [code.slice(0, styled), code.slice(styled)].every((part) => REACT_CODES.has(sha256(part)))
  )
}

export const isKnownScript = (script: string): boolean =>
  FIXED.has(script) || pushesData(script) || isOfReact(script)

/** As a policy names a script that may run. */
export const sourceOf = (script: string): string => `'sha256-${sha256(script)}'`
