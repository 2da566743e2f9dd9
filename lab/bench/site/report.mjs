import { print } from '../../../scripts/support/output.mjs'
import {
  EMPTY_PAGE,
  LEAST_SCORES,
  latestPaint,
  MOST_REQUESTS_OF_LANDING,
  SLOWEST_INTERACTION_MS,
} from './pages.mjs'

/** @typedef {import('./cold-load.mjs').ColdLoad} ColdLoad */
/** @typedef {import('./lighthouse.mjs').Audit} Audit */
/** @typedef {import('./checkout-walk.mjs').Walk} Walk */
/** @typedef {import('./pages.mjs').PageKind} PageKind */
/** @typedef {{ text: string, isMet?: boolean }} Cell */
/**
 * @typedef {object} Measured
 * @property {PageKind[]} pages
 * @property {Map<string, ColdLoad>} loads by the page's name
 * @property {Map<string, Audit>} audits by the page's name
 * @property {Walk} walk
 */
/** @typedef {Measured & { missed: string[] }} Report */

const KIB = 1024
const SCORES = /** @type {(keyof Audit['scores'])[]} */ (Object.keys(LEAST_SCORES))
const HEAD = [
  'page',
  'perf.',
  'access.',
  'practices',
  'SEO',
  'LCP',
  '÷ empty',
  'blocked',
  'shift',
  'JS above',
  'HTML',
  'INP',
]
const TARGETS = [
  'target',
  ...SCORES.map((name) => `≥ ${LEAST_SCORES[name]}`),
  '',
  '1.2 + 0.3 s',
  '',
  '0',
  'KiB',
  'KiB',
  'ms',
]

/** @param {string} text */
const plain = (text) => /** @type {Cell} */ ({ text })
/**
 * @param {string} text
 * @param {boolean} isMet
 */
const judged = (text, isMet) => /** @type {Cell} */ ({ text: isMet ? text : `${text} ✗`, isMet })

/** @param {Cell[][]} rows */
function table(rows) {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.text.length ?? 0)))
  for (const row of rows) {
    const cells = row.map(({ text }, at) =>
      at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0),
    )
    print(`  ${cells.join('  ')}`.trimEnd())
  }
}

/** @param {Measured} measured */
export function printSite(measured) {
  const { pages, loads, audits, walk } = measured
  const empty = loads.get(EMPTY_PAGE)
  if (!empty) throw new Error('The empty page was not loaded.')
  const rows = pages.map((page) => [
    plain(page.path),
    ...auditCells(audits.get(page.path), audits.get(EMPTY_PAGE)),
    ...loadCells(page, { load: loads.get(page.path), empty, audit: audits.get(page.path) }),
    page.path === '/checkout' ? interactionCell(walk) : plain(''),
  ])
  const bare = [
    plain(EMPTY_PAGE),
    ...auditCells(audits.get(EMPTY_PAGE)),
    ...[empty.shift.toFixed(3), '0.0', (empty.html / KIB).toFixed(0), ''].map(plain),
  ]
  print(
    '\nWhat a visitor gets: Lighthouse as a mid-range phone; the worst layout shift on a phone,',
  )
  print('a slow network and a wide screen; JavaScript above that of an empty page, with gzip')
  table([HEAD.map(plain), TARGETS.map(plain), ...rows, bare])
  printRest(measured)
  const cells = rows.flat().filter(({ isMet }) => isMet !== undefined)
  const missed = cells.filter(({ isMet }) => !isMet).length
  print(`\n  ${cells.length - missed} of ${cells.length} targets met, ✗ marks the others`)
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

/**
 * @param {Audit | undefined} audit
 * @param {Audit} [empty]
 * @returns {Cell[]}
 */
function auditCells(audit, empty) {
  if (!audit) return [...SCORES, 'LCP', 'ratio', 'blocked'].map(() => plain('–'))
  const { scores, largestPaint, blocked } = audit
  if (!empty) {
    const figures = SCORES.map((name) => plain(String(scores[name])))
    return [
      ...figures,
      plain(seconds(largestPaint)),
      plain('1.00'),
      plain(`${blocked.toFixed(0)} ms`),
    ]
  }
  const ratio = (largestPaint / empty.largestPaint).toFixed(2)
  return [
    ...SCORES.map((name) => judged(String(scores[name]), scores[name] >= LEAST_SCORES[name])),
    plain(seconds(largestPaint)),
    judged(ratio, largestPaint <= latestPaint(empty.largestPaint)),
    plain(`${blocked.toFixed(0)} ms`),
  ]
}

/**
 * @param {PageKind} page
 * @param {{ load: ColdLoad | undefined, empty: ColdLoad, audit: Audit | undefined }} measured
 * @returns {Cell[]}
 */
function loadCells({ script, html }, { load, empty, audit }) {
  if (!load) return ['–', '–', '–'].map(plain)
  const above = (load.script - empty.script) / KIB
  const markup = load.html / KIB
  const shift = Math.max(load.shift, audit?.shift ?? 0)
  return [
    judged(shift.toFixed(3), shift === 0),
    judged(`${above.toFixed(1)} ≤ ${script}`, above <= script),
    html ? judged(`${markup.toFixed(0)} ≤ ${html}`, markup <= html) : plain(markup.toFixed(0)),
  ]
}

/** @param {Walk} walk */
function interactionCell({ counted }) {
  const ms = counted?.ms ?? 0
  return judged(`${ms.toFixed(0)} ≤ ${SLOWEST_INTERACTION_MS}`, ms <= SLOWEST_INTERACTION_MS)
}

/** @param {boolean} isMet */
const verdict = (isMet) => (isMet ? 'met' : 'MISSED')

/** @param {Measured} measured what has no column */
function printRest({ pages, loads, audits, walk }) {
  for (const { path } of pages) {
    const wanting = audits.get(path)?.wanting ?? []
    if (wanting.length > 0) print(`  ${path} lacks: ${wanting.join(', ')}`)
  }
  const own = pages.flatMap(({ path }) => loads.get(path) ?? [])
  const landing = loads.get('/')?.requests ?? 0
  const isFew = landing <= MOST_REQUESTS_OF_LANDING
  print(
    `  requests of the landing page: ${landing} ≤ ${MOST_REQUESTS_OF_LANDING}: ${verdict(isFew)}`,
  )
  print(`  each page fetched once: ${verdict(own.every(({ documents }) => documents === 1))}`)
  print(`  nothing asked of others: ${verdict(own.every(({ elsewhere }) => elsewhere === 0))}`)
  const { gateways, slowest, count } = walk
  print(
    `  scripts of a payment gateway first asked for on the step “${gateways ?? 'none'}”: ` +
      verdict(gateways === 'Payment'),
  )
  const events = slowest.map(({ ms, what, step }) => `${ms.toFixed(0)} ms ${what} (${step})`)
  print(`  slowest of ${count} interactions: ${events.join(', ')}`)
}
