import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, onTestFinished, test, vi } from 'vitest'

import { print } from '@/scripts/support/output.mjs'
import { createProcesses } from '@/scripts/support/processes/processes.mjs'
import { sideBySide } from '@/scripts/support/tests/side-by-side.mjs'
import { SOON } from '@/tests/support/soon'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'charterdesk-side-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** What reaches the terminal from now on. */
function terminal(): () => string {
  const pieces: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    pieces.push(piece.toString())
    return true
  })
  onTestFinished(() => write.mockRestore())
  return () => pieces.join('')
}

test('what runs side by side is shown in one piece each, in the order that was asked for', async () => {
  const shown = terminal()
  const { run } = createProcesses()
  const slow = async () => {
    print('slow begins')
    await pause(300)
    print('slow ends')
    return 1
  }
  const quick = async () => {
    print('quick begins')
    await run(process.execPath, ['--eval', 'console.log("a program of quick")'], {
      env: process.env,
    })
    return 2
  }

  const results = await sideBySide(
    [
      { name: 'slow', run: slow },
      { name: 'quick', run: quick },
    ],
    folder(),
  )

  expect(results).toEqual([1, 2])
  expect(shown().trim().split('\n')).toEqual([
    'slow begins',
    'slow ends',
    'quick begins',
    'a program of quick',
  ])
})

test('the first is shown while it goes on', async () => {
  const shown = terminal()
  let end = () => {}
  const first = () =>
    new Promise<void>((resolve) => {
      end = resolve
      print('half of it')
    })

  const all = sideBySide([{ name: 'first', run: first }], folder())

  await vi.waitFor(() => expect(shown()).toContain('half of it'), SOON)
  end()
  await all
})
