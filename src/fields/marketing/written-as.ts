import type { Field } from 'payload'

import { options } from '@/src/fields/simple'

/** How an email was written, and the document of the visual editor, of which it makes the content. */
export const writtenAs: readonly Field[] = [
  {
    name: 'writtenAs',
    type: 'select',
    required: true,
    defaultValue: 'code',
    options: options({ code: 'As code', visual: 'Visually' }),
    admin: { hidden: true },
  },
  { name: 'design', type: 'json', admin: { hidden: true } },
]
