import { afterEach, beforeEach, expect, vi } from 'vitest'

// Whatever reaches console.error is something wrong that no one asked about: the test fails.
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'console.error was called').toEqual([])
})
