import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { z } from 'zod'

import { expect, test } from '@/tests/support/e2e/test'

/** Where the build is that the site is served from. */
const { NEXT_DIST_DIR = '.next' } = process.env

/**
 * KiB of JavaScript with gzip beyond what the router of Next loads on every page. An empty page has
 * four of them; a form library would add fourteen, zod ninety.
 */
const MOST = {
  '/': 17.5,
  '/services/ein': 13.5,
  '/llc/wyoming': 13.5,
  '/careers': 13.5,
  '/terms': 13.5,
  '/support': 19.5,
  '/auth': 16.5,
  '/checkout': 29.5, // it says on each step what becomes of an offer
  '/checkout/ein': 33, // it asks where its buyer lives, and in which state
} as const

const inBuild = (file: string) => readFile(join(NEXT_DIST_DIR, file))

async function filesOfTheRouter(): Promise<Set<string>> {
  const list = z.array(z.string())
  const manifest = z.object({ rootMainFiles: list, polyfillFiles: list })
  const { rootMainFiles, polyfillFiles } = manifest.parse(
    JSON.parse((await inBuild('build-manifest.json')).toString()),
  )
  return new Set([...rootMainFiles, ...polyfillFiles])
}

for (const [path, most] of Object.entries(MOST)) {
  test(`${path} loads little JavaScript`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const named = html.matchAll(/\/_next\/(static\/chunks\/[\w~.-]+\.js)/g)
    const ofAll = await filesOfTheRouter()
    const files = new Set([...named].flatMap(([, file]) => file ?? []))
    expect(
      [...files].some((file) => ofAll.has(file)),
      'the router is recognised',
    ).toBe(true)
    const own = [...files].filter((file) => !ofAll.has(file))
    expect(own).not.toEqual([])

    const sizes = await Promise.all(own.map(async (file) => gzipSync(await inBuild(file)).length))

    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(most)
  })
}

// React sends such parts after the rest and moves them into place by a script: the page moves.
for (const path of [
  '/',
  '/services/ein',
  '/llc/wyoming',
  '/support',
  '/checkout',
  '/checkout/ein',
  '/checkout/itin',
]) {
  test(`${path} comes with every part in its place`, async ({ request }) => {
    await expect(async () => {
      const html = await (await request.get(path)).text()
      expect(html).toContain('</main>')
      expect(html).not.toMatch(/<div hidden(?:="")? id="S:/)
    }).toPass({ timeout: 20_000 }) // another test may just have changed what the page shows
  })
}
