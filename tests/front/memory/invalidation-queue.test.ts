import { expect, test } from 'vitest'

import { invalidationQueue } from '@/src/front/memory/web-process'

/** A process that answers when the test says so. */
function slow() {
  const said: { tags: readonly string[]; answer: (isUpToDate: boolean) => void }[] = []
  const tell = (_origin: string, tags: readonly string[]) =>
    new Promise<boolean>((answer) => said.push({ tags, answer }))
  return { said, ...invalidationQueue(tell) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('who asks while it is being told waits until it was', async () => {
  const { said, changed, bringUpToDate } = slow()
  void bringUpToDate('a')
  said[0]?.answer(true)
  await settled()
  changed(['seo'])
  const first = bringUpToDate('a')
  let isThrough = false
  const second = bringUpToDate('a').then((isUpToDate) => {
    isThrough = true
    return isUpToDate
  })
  await settled()
  expect(said.map(({ tags }) => tags)).toEqual([[], ['seo']])
  expect(isThrough).toBe(false)

  said[1]?.answer(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(said).toHaveLength(2)
})

test('what changes while it is being told makes it wrong', async () => {
  const { said, changed, bringUpToDate } = slow()
  const asked = bringUpToDate('a')
  await settled()
  changed(['seo'])
  said[0]?.answer(true)

  expect(await asked).toBe(false)
})

test('a process that is new to us is told all that we ever heard of', async () => {
  const { said, changed, bringUpToDate } = slow()
  changed(['seo'])
  changed(['faqs'])
  void bringUpToDate('b')
  await settled()

  expect(said[0]?.tags).toEqual(['seo', 'faqs'])
})

test('what did not arrive is told again', async () => {
  const told: (readonly string[])[] = []
  const { changed, bringUpToDate } = invalidationQueue(async (_origin, tags) => {
    told.push(tags)
    if (told.length === 1) throw new Error('away')
    return true
  })
  changed(['seo'])
  await expect(bringUpToDate('a')).rejects.toThrow('away')

  expect(await bringUpToDate('a')).toBe(true)
  expect(told).toEqual([['seo'], ['seo']])
})
