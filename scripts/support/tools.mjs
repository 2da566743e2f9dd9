import { inRoot } from './paths.mjs'

const next = inRoot('node_modules/next/dist/bin/next')

/**
 * Arguments with which Node.js runs the project's programs, one process each.
 * @param {...string} args
 */
export const nextCommand = (...args) => [next, ...args]
/**
 * @param {string} file
 * @param {...string} args
 */
export const typescript = (file, ...args) => ['--import', 'tsx', inRoot(file), ...args]
