import { print } from '../../support/output.mjs'

/** @typedef {import('./cold-load.mjs').ColdLoad} ColdLoad */
/** @typedef {import('./lighthouse.mjs').Audit} Audit */
/** @typedef {keyof Audit['scores']} Category */

const KIB = 1024
/** @type {Record<string, number>} */
const MOST_ABOVE_EMPTY = { '/': 15, '/checkout': 30 }
const MOST_REQUESTS = 12
const LEAST_RATE = 0.9
/** Stands in the tables to compare with; no target is its own. */
export const EMPTY_PAGE = 'empty page'

/** @type {[Category, number][]} */
const LEAST_SCORES = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
]

/** @param {number} bytes */
const kib = (bytes) => (bytes / KIB).toFixed(1)
/** @param {boolean} isMet */
const verdict = (isMet) => (isMet ? 'met' : 'MISSED')

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  for (const row of all) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    print(`  ${cells.join('   ')}`)
  }
}

/** @param {Awaited<ReturnType<typeof import('./rate.mjs').compareRates>>} rates */
export function printRate({ page, bare }) {
  const share = page.perSecond / bare.perSecond
  /**
   * @param {string} name
   * @param {typeof page} figures
   */
  const row = (name, { perSecond, p95, bytes }) => [
    name,
    `${perSecond.toFixed(0)}/s`,
    `${p95.toFixed(1)} ms`,
    `${kib(bytes)} KiB`,
  ]
  print('\nThe landing page and a bare static one of its size (16 connections, gzip)')
  table(['', 'answers', 'p95', 'HTML'], [row('landing', page), row('bare', bare)])
  print(
    `  landing ÷ bare: ${(share * 100).toFixed(0)} % of its answers, ` +
      `${(page.p95 / bare.p95).toFixed(2)}× its p95; target ≥ ${LEAST_RATE * 100} %: ` +
      verdict(share >= LEAST_RATE),
  )
}

/**
 * The pages whose JavaScript has a limit: a checkout by its first step, whatever it names.
 * @param {string} route
 */
const mostAbove = (route) => MOST_ABOVE_EMPTY[route.replace(/\?.*/, '')]

/**
 * @param {string} route
 * @param {number} above
 */
function scriptTarget(route, above) {
  const most = mostAbove(route)
  return most === undefined ? '' : `≤ ${most}: ${verdict(above <= most)}`
}

/**
 * @param {string} route
 * @param {number} requests
 */
const requestTarget = (route, requests) =>
  route === '/' ? `≤ ${MOST_REQUESTS}: ${verdict(requests <= MOST_REQUESTS)}` : ''

/**
 * @param {(ColdLoad & { route: string })[]} loads
 * @param {ColdLoad} empty
 */
export function printLoads(loads, empty) {
  print('\nA first visit, in KiB over the wire; “above” is JavaScript above that of an empty page')
  const rows = loads.map((load) => {
    const above = (load.script - empty.script) / KIB
    return [
      load.route.replace(/=.*/, '=…'),
      kib(load.script),
      above.toFixed(1),
      scriptTarget(load.route, above),
      kib(load.style),
      kib(load.font),
      load.requests,
      requestTarget(load.route, load.requests),
      load.documents === 1 ? 'once' : `${load.documents}×`,
      load.elsewhere,
      load.shift.toFixed(3),
    ]
  })
  const blank = [EMPTY_PAGE, kib(empty.script), '0.0', '', kib(empty.style), kib(empty.font)]
  table(
    [
      'page',
      'JS',
      'above',
      'target',
      'CSS',
      'fonts',
      'requests',
      'target',
      'fetched',
      'elsewhere',
      'shift',
    ],
    [...rows, [...blank, empty.requests, '', 'once', empty.elsewhere, empty.shift.toFixed(3)]],
  )
  const stays = loads.every(({ shift }) => shift === 0)
  const once = loads.every(({ documents }) => documents === 1)
  const own = loads.every(({ elsewhere }) => elsewhere === 0)
  print(
    `  no layout shift: ${verdict(stays)}; each page fetched once: ${verdict(once)}; ` +
      `nothing asked of others: ${verdict(own)}`,
  )
}

/** @param {string | null} step */
export function printGateways(step) {
  print(
    `\nScripts of a payment gateway were first asked for on the step “${step ?? 'none'}”; ` +
      `target Payment: ${verdict(step === 'Payment')}`,
  )
}

/** @param {(Audit & { route: string })[]} audits */
export function printAudits(audits) {
  const ours = audits.filter(({ route }) => route !== EMPTY_PAGE)
  const names = LEAST_SCORES.map(([name]) => name)
  print('\nLighthouse, mobile')
  table(
    ['page', ...names, 'LCP', 'blocked', 'shift'],
    audits.map(({ route, scores, largestPaint, blocked, shift }) => [
      route,
      ...names.map((name) => scores[name]),
      `${(largestPaint / 1000).toFixed(2)} s`,
      `${blocked.toFixed(0)} ms`,
      shift.toFixed(3),
    ]),
  )
  for (const { route, wanting } of ours) {
    if (wanting.length > 0) print(`  ${route} lacks: ${wanting.join(', ')}`)
  }
  const targets = LEAST_SCORES.map(([name, least]) => {
    const met = ours.every(({ scores }) => scores[name] >= least)
    return `${name} ≥ ${least}: ${verdict(met)}`
  })
  print(`  ${targets.join('; ')}`)
}
