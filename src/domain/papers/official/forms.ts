import { z } from 'zod'

import form2553 from '@/src/domain/papers/official/forms/2553.json' with { type: 'json' }
import form5472 from '@/src/domain/papers/official/forms/5472.json' with { type: 'json' }
import form8821 from '@/src/domain/papers/official/forms/8821.json' with { type: 'json' }
import form8822b from '@/src/domain/papers/official/forms/8822-b.json' with { type: 'json' }
import form8832 from '@/src/domain/papers/official/forms/8832.json' with { type: 'json' }
import form15620 from '@/src/domain/papers/official/forms/15620.json' with { type: 'json' }
import ss4 from '@/src/domain/papers/official/forms/ss-4.json' with { type: 'json' }
import form1583 from '@/src/domain/papers/official/forms/usps-1583.json' with { type: 'json' }
import w7 from '@/src/domain/papers/official/forms/w-7.json' with { type: 'json' }
import w8ben from '@/src/domain/papers/official/forms/w-8ben.json' with { type: 'json' }
import w9 from '@/src/domain/papers/official/forms/w-9.json' with { type: 'json' }
import { PAPER_SIGNATURES } from '@/src/domain/papers/paper-states'

/** What an official form asks, as far as we know it: the sheet that stands in for it follows its lines. */
const officialForm = z
  .strictObject({
    key: z.string(),
    form: z.string(),
    title: z.string(),
    revision: z.string(),
    signature: z.enum(PAPER_SIGNATURES),
    signatureRule: z.string(),
    lines: z
      .array(
        z.strictObject({
          line: z.string(),
          label: z.string(),
          /** The answers that it is filled from, by their names in our details. */
          from: z.array(z.string()).readonly(),
          /** Keys of the sources below; any other is to be looked up before it is relied on. */
          src: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
    sources: z.record(z.string(), z.string()),
  })
  .readonly()
export type OfficialForm = z.infer<typeof officialForm>

/**
 * The forms that we have a sheet for, by their key: lines and rules as public sources had them on
 * November 25, 2026. Compare with the form itself before relying on them.
 */
export const OFFICIAL_FORMS: readonly OfficialForm[] = z
  .array(officialForm)
  .parse([
    ss4,
    w7,
    form2553,
    form8832,
    form8821,
    form8822b,
    w9,
    w8ben,
    form1583,
    form15620,
    form5472,
  ])
