import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

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

/** Floors on which a screen and its parts need one another. */
const SCREENS = ['src/storefront', 'src/admin']

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
    ...[...shared.keys()].filter((floor) => !SCREENS.includes(floor)).flatMap(rings),
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
 * Rings of folders that import one another. A folder and one inside it are the same topic.
 *
 * @param {string} floor
 */
function rings(floor) {
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  for (const file of readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const folder = dirname(`${floor}/${file}`)
    const paths = readFileSync(join(root, floor, file), 'utf8').matchAll(/ from '([@.][^']+)'/g)
    const others = [...paths]
      .map(([, path = '']) => dirname(path.startsWith('.') ? join(folder, path) : path.slice(2)))
      .filter((other) => other.startsWith(`${floor}/`))
      .filter((other) => !`${other}/`.startsWith(`${folder}/`) && !folder.startsWith(`${other}/`))
    imports.set(folder, [...(imports.get(folder) ?? []), ...others])
  }
  const seen = new Set()
  /**
   * @param {string} folder
   * @param {string[]} path
   * @returns {string[]}
   */
  const walk = (folder, path) => {
    if (path.includes(folder)) {
      const ring = [...path.slice(path.indexOf(folder)), folder]
      return [`${ring.join(' -> ')}: these folders import one another.`]
    }
    if (seen.has(folder)) return []
    seen.add(folder)
    return (imports.get(folder) ?? []).flatMap((next) => walk(next, [...path, folder]))
  }
  return [...new Set([...imports.keys()].flatMap((folder) => walk(folder, [])))]
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
