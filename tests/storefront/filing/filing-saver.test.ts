import { expect, test } from 'vitest'
import { filingSaver } from '@/src/storefront/filing/filing-saver'

test('what a save under way writes back is not saved after all was sent', async () => {
  const sent: object[] = []
  const saver = filingSaver<{ name?: string }, null>({
    send: async (patch) => {
      sent.push(patch)
      return { ok: true, value: null }
    },
    onState: () => undefined,
    onSaved: () => saver.queue({ name: 'written back' }, 0),
  })
  saver.queue({ name: 'typed' }, 0)
  const saving = saver.flush()
  const result = await saver.complete(async () => ({ ok: true }))
  await saving
  await saver.flush()

  expect(result).toEqual({ ok: true })
  expect(sent).toEqual([{ name: 'typed' }])
})

test('what is typed while sending fails is still saved', async () => {
  const sent: object[] = []
  const saver = filingSaver<{ name?: string }, null>({
    send: async (patch) => {
      sent.push(patch)
      return { ok: true, value: null }
    },
    onState: () => undefined,
    onSaved: () => undefined,
  })
  await saver.complete(async () => {
    saver.queue({ name: 'typed' }, 60_000)
    return { ok: false }
  })
  await saver.flush()

  expect(sent).toEqual([{ name: 'typed' }])
})
