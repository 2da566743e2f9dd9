import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import areas from '../../../.areas.cjs'
import { root } from '../paths.mjs'

const { AREAS, FLOORS, TEST_FLOORS } = areas

/** As many files as one can take in at a glance. */
const FULL = 20

const OWN_CODE = [
  'src',
  'collections',
  'globals',
  'hooks',
  'endpoints',
  'scripts',
  'tests',
  'sandbox',
  'lab',
]
/** One folder by its nature: files come one after another, and none is ever looked for. */
const GROWS = ['src/migrations']

/** What lies directly on a floor: the list of all that is there, and its stylesheet. */
const IS_FLAT = /^(?:index\.tsx?|screens\.ts)$|\.css$/

/**
 * What is wrong with our folders, a sentence each.
 *
 * @returns {string[]}
 */
export function folderProblems() {
  const shared = new Map(Object.entries(FLOORS))
  const tests = Object.entries(TEST_FLOORS)
  return [
    ...OWN_CODE.flatMap(tooFull),
    ...[...shared].flatMap(([floor, names]) => noArea(floor, names)),
    ...tests.flatMap(([folder, floor]) => noArea(folder, shared.get(floor ?? '') ?? [])),
  ]
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function tooFull(folder) {
  if (GROWS.includes(folder)) return []
  const { files, folders } = contentOf(folder)
  const within = folders.flatMap((name) => tooFull(`${folder}/${name}`))
  if (files.length <= FULL) return within
  return [`${folder}: ${files.length} files in one folder. The limit is ${FULL}.`, ...within]
}

/**
 * @param {string} floor
 * @param {readonly string[]} shared
 */
function noArea(floor, shared) {
  const { files, folders } = contentOf(floor)
  const known = new Set([...AREAS, ...shared])
  return [
    ...folders
      .filter((name) => !known.has(name))
      .map((name) => `${floor}/${name}: .areas.cjs has no area called "${name}".`),
    ...files
      .filter((name) => !IS_FLAT.test(name))
      .map((name) => `${floor}/${name}: belongs in the folder of its area.`),
  ]
}

/**
 * @param {string} folder
 * @returns {{ files: string[], folders: string[] }} the folders that hold something, at any depth
 */
function contentOf(folder) {
  const seen = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  )
  const isFull = (/** @type {string} */ name) => {
    const { files, folders } = contentOf(`${folder}/${name}`)
    return files.length + folders.length > 0
  }
  return {
    files: seen.filter((entry) => entry.isFile()).map(({ name }) => name),
    folders: seen
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter(isFull),
  }
}
