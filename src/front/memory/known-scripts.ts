import { createHash } from 'node:crypto'

import { HIDE_UNTIL_ARRIVED } from '@/src/lib/browser/inline/arriving'
import { BEACON } from '@/src/lib/browser/inline/beacon'
import { LOAD_LATE } from '@/src/lib/browser/inline/late-scripts'

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

/** Whether an inline script is one of those that our pages are made with. */
export const isKnownScript = (script: string): boolean =>
  FIXED.has(script) || pushesData(script) || isOfReact(script)

/** As a policy names a script that may run. */
export const sourceOf = (script: string): string => `'sha256-${sha256(script)}'`
