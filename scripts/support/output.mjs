import { AsyncLocalStorage } from 'node:async_hooks'
import { writeSync } from 'node:fs'

/** @type {AsyncLocalStorage<number>} */
const openFile = new AsyncLocalStorage()

/**
 * Does something whose words, and those of the programs that it runs, go to an open file.
 * @template T
 * @param {number} file
 * @param {() => T} action
 */
export const printingTo = (file, action) => openFile.run(file, action)

/** Where a program writes that is started now. */
export const outputNow = () => openFile.getStore() ?? 'inherit'

/**
 * Prints a line: in the terminal, or wherever what is being done now prints.
 * @param {string} text
 */
export const print = (text) => write(text, console.log)

/**
 * The same of what went wrong.
 * @param {string} text
 */
export const printError = (text) => write(text, console.error)

/**
 * @param {string} text
 * @param {(text: string) => void} inTerminal
 */
function write(text, inTerminal) {
  const file = openFile.getStore()
  if (file === undefined) inTerminal(text)
  else writeSync(file, `${text}\n`)
}
