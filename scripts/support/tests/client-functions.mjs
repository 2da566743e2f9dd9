import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import { inRoot } from '../paths.mjs'
import { filesIn } from './untyped-sql.mjs'

const CODE = ['src', 'endpoints', 'hooks']
/** Where the server begins: pages, routes, what the configuration names, and the screens it names as text. */
const BEGINS = /^(?:src\/app\/|endpoints\/|hooks\/|payload\.config\.ts$)/
const NAMED = /'\/(src\/[^'#]+)#\w+'/g
const IMPORT = /import\s+(?!type\b)[^'"]*?(?:\{([^}]*)\}\s*)?from\s+'([^']+)'/g
const IS_CLIENT = /^\s*'use client'/

/**
 * Functions and constants of client modules that the server uses, a sentence each. To the server such a
 * module exports components alone: anything else compiles, builds, and throws when the page is asked for.
 *
 * @param {ReadonlyMap<string, string>} code by its path, as `ownCode` reads it
 * @returns {string[]}
 */
export function clientFunctionProblems(code = ownCode()) {
  /** @type {(from: string, named: string) => string | undefined} */
  const fileOf = (from, named) => {
    const path = named.startsWith('@/') ? named.slice(2) : join(dirname(from), named)
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((one) => code.has(one))
  }
  const begun = [...code.keys()].filter((file) => BEGINS.test(file))
  const named = [...code.values()].flatMap((text) => [...text.matchAll(NAMED)].map(([, to]) => to))
  const waiting = [...begun, ...named.map((to) => fileOf('', `@/${to}`) ?? '')]
  const seen = new Set(['', ...waiting.filter((file) => IS_CLIENT.test(code.get(file) ?? ''))])
  const problems = []
  for (const file of waiting) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, names = '', from = ''] of (code.get(file) ?? '').matchAll(IMPORT)) {
      const to = fileOf(file, from)
      if (!to) continue
      if (!IS_CLIENT.test(code.get(to) ?? '')) waiting.push(to)
      else
        for (const name of names.split(',').map((one) => one.trim()))
          if (/^(?!type )[a-z]|^[A-Z_\d]+$/.test(name))
            problems.push(`${file} uses ${name} of ${to}, which is for the browser: move it out.`)
    }
  }
  return problems
}

/** @returns {ReadonlyMap<string, string>} */
const ownCode = () =>
  new Map(
    [...CODE.flatMap(filesIn), 'payload.config.ts'].map((file) => [
      file,
      readFileSync(inRoot(file), 'utf8'),
    ]),
  )
