import { expect, test } from 'vitest'

import { clientFunctionProblems } from '@/scripts/support/tests/client-functions.mjs'

const problems = (dialogs: string, list: string) =>
  clientFunctionProblems(
    new Map([
      ['src/admin/screens.ts', `view: '/src/admin/list#List',`],
      ['src/app/page.ts', `import { words } from '@/src/admin/words'`],
      ['src/admin/list.tsx', list],
      ['src/admin/dialogs.tsx', dialogs],
    ]),
  )

const list = `import { AskButton, type Asked, deletionOf, MOST } from './dialogs'`

test('the server uses the components of a client module, and nothing else of it', () => {
  expect(problems(`'use client'\n`, list)).toEqual([
    'src/admin/list.tsx uses deletionOf of src/admin/dialogs.tsx, which is for the browser: move it out.',
    'src/admin/list.tsx uses MOST of src/admin/dialogs.tsx, which is for the browser: move it out.',
  ])
  expect(problems('', list)).toEqual([])
  expect(problems(`'use client'\n`, `import { AskButton } from './dialogs'`)).toEqual([])
})

test('one client module uses another as it likes', () => {
  expect(problems(`'use client'\n`, `'use client'\n\n${list}`)).toEqual([])
})
