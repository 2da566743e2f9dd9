import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { serveEarlierAssets } from '@/scripts/support/kept-assets.mjs'
import { anyFree } from '@/scripts/support/ports.mjs'
import { type Answered, ask, frontBefore } from '@/tests/front/running-front'

import { eventually, runIn, temporaryFolder } from '../support/scripts/watch'

const SUPERVISOR = 'tests/support/scripts/web-supervisor.mjs'

/** So many stand-ins for web processes, kept as the real ones are, behind a front. */
async function site(count: number, waitMs = 30_000) {
  const ports: number[] = []
  while (ports.length <= count) ports.push(await anyFree())
  const broken = join(temporaryFolder(), 'broken')
  const kept = runIn({ env: { BROKEN: broken } }, SUPERVISOR, ...ports.map(String))
  const { port } = await frontBefore(
    ports.map((one) => `http://127.0.0.1:${one}`),
    { probeEveryMs: 50, waitMs },
  )
  await eventually(async () => (await ask(port)).status === 200)
  return { kept, port, broken }
}

/** So many requests at least are on their way between two turns of a test. */
const SOME = 25

/** Asks steadily, with a body and without, until it is told to stop; the answers by kind. */
function steadily(port: number) {
  let isOver = false
  const pages: Promise<Answered | Error>[] = []
  const forms: Answered[] = []
  const failed = (error: Error) => error
  const paging = (async () => {
    while (!isOver) {
      pages.push(ask(port).catch(failed))
      await sleep(5)
    }
  })()
  const sending = (async () => {
    while (!isOver) forms.push(await ask(port, { method: 'POST', body: 'four' }))
  })()
  return {
    some: async () => {
      const [page, form] = [pages.length, forms.length]
      await eventually(() => pages.length >= page + SOME && forms.length > form)
    },
    stop: async () => {
      isOver = true
      await Promise.all([paging, sending])
      return { pages: await Promise.all(pages), forms }
    },
  }
}

const isBad = (answer: Answered | Error) => answer instanceof Error || answer.status !== 200

const pidIn = ({ text }: Answered) => Number(text.split(' ')[2])

test('kills under steady requests fail no page, and at most the form that was on its way', async () => {
  const { port } = await site(2)
  const { some, stop } = steadily(port)
  const KILLS = 6 // a fifth of the same one would be given up

  for (let turn = 0; turn < KILLS; turn += 1) {
    await some()
    process.kill(pidIn(await ask(port)), 'SIGKILL')
  }
  await some()
  const { pages, forms } = await stop()

  expect(pages.filter(isBad)).toEqual([])
  expect(forms.filter(isBad).length).toBeLessThanOrEqual(KILLS)
  expect(forms.filter(isBad).every(({ status }) => status === 503)).toBe(true)
  expect((await ask(port, { method: 'POST', body: 'four' })).status).toBe(200) // tried again
})

test('while the site cannot start the front says 503, and it is back once it can', async () => {
  const { kept, port, broken } = await site(1, 100)
  writeFileSync(broken, '')
  process.kill(pidIn(await ask(port)), 'SIGKILL')

  await eventually(() => kept.output().includes('The site keeps stopping (exit code 7)'))
  expect((await ask(port)).status).toBe(503)
  rmSync(broken)
  await eventually(async () => (await ask(port)).status === 200)
})

test('a new build takes the place of the old one without a request being lost', async () => {
  const { kept, port } = await site(2)
  const { some, stop } = steadily(port)
  await some()

  kept.kill('SIGUSR2')
  await eventually(() => kept.output().includes('replaced'))
  const { pages, forms } = await stop()

  expect([...pages, ...forms].filter(isBad)).toEqual([])
  const builds = [...pages, ...forms].map((one) =>
    one instanceof Error ? '' : one.text.split(' ')[0],
  )
  expect(builds[0]).toBe('first')
  expect(new Set(builds)).toEqual(new Set(['first', 'second']))
  for (let turn = 0; turn < 4; turn += 1) expect((await ask(port)).text).toMatch(/^second/)
})

test('a build serves the files of those before it, but not of all that ever were', () => {
  const root = temporaryFolder()
  const build = (file: string) => {
    const dist = join(root, file)
    const path = join(dist, 'static/chunks', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
    serveEarlierAssets(dist, join(root, 'kept'))
    return readdirSync(join(dist, 'static/chunks')).sort()
  }

  expect(build('1.js')).toEqual(['1.js'])
  expect(build('2.js')).toEqual(['1.js', '2.js'])
  const [first = ''] = readdirSync(join(root, 'kept')).sort()
  utimesSync(join(root, 'kept', first), 0, 0)
  expect(build('3.js')).toEqual(['1.js', '2.js', '3.js'])
  expect(build('4.js')).toEqual(['1.js', '2.js', '3.js', '4.js'])
  expect(build('5.js')).toEqual(['2.js', '3.js', '4.js', '5.js'])
  expect(readFileSync(join(root, '5.js/static/chunks/2.js'), 'utf8')).toBe('2.js')
})
