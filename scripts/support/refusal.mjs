import { inspect } from 'node:util'

import { printError } from './output.mjs'

/** Something that a person has to put right: one sentence on what is wrong, one on what to do. */
export class Refusal extends Error {
  /**
   * @param {string} problem
   * @param {string} [remedy]
   */
  constructor(problem, remedy) {
    super(problem)
    this.remedy = remedy
  }
}

/** @param {unknown} error */
const noPermission = (error) => [
  `No permission to write${at(error)}.`,
  'Run the command as the user who owns the folder, or let this user write there.',
]

/** @type {Record<string, (error: unknown) => string[]>} */
const BY_CODE = {
  ENOSPC: (error) => [
    `The disk is full${at(error)}.`,
    'Free some space, then run the same command again.',
  ],
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: (error) => [
    `The file system is read-only${at(error)}.`,
    'Move the project to a writable folder.',
  ],
}
/** @param {unknown} error */
function at(error) {
  const path = error instanceof Object && 'path' in error ? error.path : null
  return path ? ` at ${path}` : ''
}

/**
 * The code that Node.js or PostgreSQL gave an error, like ENOENT or 28P01.
 * @param {unknown} error
 */
export function codeOf(error) {
  const code = error instanceof Object && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/**
 * The refusal that an error amounts to, or null when the error is a defect of ours.
 * @param {unknown} error
 * @returns {Refusal | null}
 */
export function asRefusal(error) {
  if (error instanceof Refusal) return error
  const words = BY_CODE[codeOf(error) ?? '']
  if (!words) return null
  const [problem = '', remedy] = words(error)
  return new Refusal(problem, remedy)
}

/**
 * Prints why the command ends; a stack trace only for what no one foresaw.
 * @param {unknown} error
 */
export function report(error) {
  const refusal = asRefusal(error)
  if (!refusal) {
    printError(inspect(error))
    return
  }
  printError(`\n${refusal.message}`)
  if (refusal.remedy) printError(refusal.remedy)
  printError('')
}
