import { spawnSync } from 'node:child_process'

import { root } from '../paths.mjs'

const RELEASE = /^v\d+\.\d+\.\d+$/

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : null
}

/**
 * The releases before this commit, newest first; none in a copy without its history.
 * @returns {string[]}
 */
export function releases() {
  const tags = git('tag', '--merged', 'HEAD', '--sort=-version:refname') ?? ''
  return tags.split('\n').filter((tag) => RELEASE.test(tag))
}

/**
 * The migrations of a release, by file name, as they were.
 * @param {string} tag
 * @returns {Map<string, string>}
 */
export function migrationsOf(tag) {
  const listed = git('ls-tree', '--name-only', tag, 'src/migrations/') ?? ''
  const files = listed.split('\n').filter((file) => /\/\d[^/]*\.ts$/.test(file))
  return new Map(files.map((file) => [file, git('show', `${tag}:${file}`) ?? '']))
}
