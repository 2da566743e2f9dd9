import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** @typedef {{ line: number, column: number }} Place */
/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: Place, end: Place }} location
 */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} MutationReport */

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** So much of a line or of what replaced it is shown. */
const SHOWN = 70

/**
 * What Stryker's report says of the files below a folder. It holds those of earlier runs too, with
 * what was true of them then.
 * @param {string} file
 * @param {string} folder
 */
export function readMutants(file, folder) {
  /** @type {MutationReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const found = Object.entries(report.files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([path, { source, mutants }]) => mutants.map((mutant) => ({ path, source, mutant })))
  return {
    noticed: found.filter(({ mutant }) => NOTICED.includes(mutant.status)).length,
    unnoticed: found.filter(({ mutant }) => UNNOTICED.includes(mutant.status)).map(told),
  }
}

/**
 * Takes out of what Stryker remembers all that no test had reached: it would keep saying so of a
 * table or a schema whose first test has been written since.
 * @param {string} file
 */
export function forgetUnreached(file) {
  if (!existsSync(file)) return
  /** @type {MutationReport} */
  const memory = JSON.parse(readFileSync(file, 'utf8'))
  for (const known of Object.values(memory.files)) {
    known.mutants = known.mutants.filter(({ status }) => status !== 'NoCoverage')
  }
  writeFileSync(file, JSON.stringify(memory))
}

/** @param {{ path: string, source: string, mutant: Mutant }} found */
function told({ path, source, mutant }) {
  const { start, end } = mutant.location
  const line = source.split('\n')[start.line - 1] ?? ''
  const was = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
  return `  ${path}:${start.line} ${short(was)} → ${short(mutant.replacement ?? mutant.mutatorName)}`
}

/** @param {string} code */
const short = (code) => code.replace(/\s+/g, ' ').trim().slice(0, SHOWN)
