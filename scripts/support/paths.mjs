import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Everything that a running copy of the project keeps on this machine. */
export const dataFolder = join(root, '.data')

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts)
/** @param {...string} parts */
export const inData = (...parts) => join(dataFolder, ...parts)
