import { inRoot } from './paths.mjs'

const next = inRoot('node_modules/next/dist/bin/next')

/** Arguments with which Node.js runs the project's programs, one process each. */
export const nextCommand = (...args) => [next, ...args]
export const typescript = (file, ...args) => ['--import', 'tsx', inRoot(file), ...args]
