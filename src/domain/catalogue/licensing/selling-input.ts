import { z } from 'zod'

import { NEED_KEYS } from '@/src/domain/catalogue/licensing/needs'
import { typedLine, typedText } from '@/src/domain/vocabulary/text/typed-text'

const day = z.union([z.literal(''), z.iso.date('Enter a day')])

/** What staff state about a need; `evidence` is a file that was uploaded. */
export const sellingInput = z.object({
  need: z.enum(NEED_KEYS),
  isOn: z.boolean(),
  name: typedLine(200),
  number: typedLine(100),
  jurisdiction: typedLine(200),
  confirmedOn: day,
  expiresOn: day,
  evidence: z.union([z.literal(''), z.guid()]),
  note: typedText(1000),
})
export type SellingInput = z.output<typeof sellingInput>

/** Pages that say what is on sale are made again. */
export const SALES_TAGS = ['services', 'addons', 'packages', 'states', 'checkoutPackages'] as const
