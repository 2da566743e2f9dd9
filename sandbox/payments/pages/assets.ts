import { readFile } from 'node:fs/promises'

import { asset, type Reply } from '@/sandbox/payments/http/reply'
import type { Route } from '@/sandbox/payments/http/router'

const TYPES = { js: 'text/javascript', css: 'text/css' } as const

/** Files of the folder `browser`, one after another as one. */
export function file(...names: readonly string[]) {
  return async (): Promise<Reply> => {
    const texts = await Promise.all(
      names.map((name) => readFile(`sandbox/payments/browser/${name}`, 'utf8')),
    )
    return asset(
      texts.join('\n'),
      names.every((name) => name.endsWith('.css')) ? TYPES.css : TYPES.js,
    )
  }
}

/** What every page of ours uses. */
export const ASSETS: readonly Route[] = [
  { method: 'GET', path: '/assets/pages.css', handle: file('pages.css') },
]
