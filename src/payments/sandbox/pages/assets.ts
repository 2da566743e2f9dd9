import { readFile } from 'node:fs/promises'

import { asset, type Reply } from '@/src/payments/sandbox/http/reply'
import type { Route } from '@/src/payments/sandbox/http/router'

const TYPES = { js: 'text/javascript', css: 'text/css' } as const

function file(...names: readonly string[]) {
  return async (): Promise<Reply> => {
    const texts = await Promise.all(
      names.map((name) => readFile(new URL(`../browser/${name}`, import.meta.url), 'utf8')),
    )
    return asset(
      texts.join('\n'),
      names.every((name) => name.endsWith('.css')) ? TYPES.css : TYPES.js,
    )
  }
}

/** Scripts and style sheets: for the shop's page, for the card frame, for our own pages. */
export const ASSETS: readonly Route[] = [
  { method: 'GET', path: '/js/stripe.js', handle: file('stripe-element.js', 'stripe.js') },
  { method: 'GET', path: '/assets/card-frame.js', handle: file('card-frame.js') },
  { method: 'GET', path: '/assets/card-appearance.js', handle: file('card-appearance.js') },
  { method: 'GET', path: '/assets/card-format.js', handle: file('card-format.js') },
  { method: 'GET', path: '/assets/card-frame.css', handle: file('card-frame.css') },
  { method: 'GET', path: '/assets/pages.css', handle: file('pages.css') },
]
