import { expect, test } from 'vitest'
import { filingSaver } from '@/src/storefront/filing/filing-saver'

type Patch = { readonly name?: string }

/** A saver whose saves always arrive, and what it sent; `onSaved` is told of each. */
function saving(onSaved: (queue: (patch: Patch, delayMs: number) => void) => void = () => {}) {
  const sent: object[] = []
  const saver = filingSaver<Patch, null>({
    send: async (patch) => {
      sent.push(patch)
      return { ok: true, value: null }
    },
    onState: () => undefined,
    onSaved: () => onSaved(saver.queue),
  })
  return { saver, sent }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('what a save under way writes back is not saved after all was sent', async () => {
  const { saver, sent } = saving((queue) => queue({ name: 'written back' }, 0))
  saver.queue({ name: 'typed' }, 0)
  const flushed = saver.flush()
  const result = await saver.complete(async () => ({ ok: true }))
  await flushed
  await saver.flush()

  expect(result).toEqual({ ok: true })
  expect(sent).toEqual([{ name: 'typed' }])
})

test('what changes while all is on its way waits, and is not saved once that arrived', async () => {
  const { saver, sent } = saving()
  await saver.complete(async () => {
    saver.queue({ name: 'written back' }, 0)
    await later(20)
    return { ok: true }
  })
  await later(20)

  expect(sent).toEqual([])
})

test('what waited when sending began is saved where that failed', async () => {
  const { saver, sent } = saving()
  saver.queue({ name: 'typed' }, 10_000)
  await saver.complete(async () => ({ ok: false }))
  await saver.flush()

  expect(sent).toEqual([{ name: 'typed' }])
})

test('what is typed while sending fails is still saved', async () => {
  const { saver, sent } = saving()
  await saver.complete(async () => {
    saver.queue({ name: 'typed' }, 0)
    await later(20)
    expect(sent).toEqual([])
    return { ok: false }
  })
  await saver.flush()

  expect(sent).toEqual([{ name: 'typed' }])
})
