import { expect, test } from 'vitest'

import { hearing } from '@/src/admin/kit/list/bulk/ChangeDialog'
import { LOST } from '@/src/admin/kit/list/refused'

const undo = { ok: true, run: 'undo', total: 200, done: 90, failures: [], undoable: 0 } as const

test('an answer that is lost on the way leaves a change where it had come', () => {
  const heard = hearing({ at: undo, problem: null }, LOST)

  expect(heard).toEqual({ at: undo, problem: 'The server did not respond.' })
  expect(hearing(heard, { ...undo, done: 100 })).toEqual({
    at: { ...undo, done: 100 },
    problem: null,
  })
})
