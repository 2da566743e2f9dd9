import { z } from 'zod'

/** What a page tells of itself once it is open. */
const LONGEST = 2000

const text = z.string().max(LONGEST).default('')

/** A page as it is counted: without what stands behind `?` or `#`, which may be a person's own. */
const pagePath = z
  .string()
  .max(LONGEST)
  .regex(/^\/(?![/\\])\P{C}*(?:[?#].*)?$/su, 'This is not the path of a page')
  .transform((path) => path.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, ''))

/** A word of a link's own, such as its campaign: short, in one line, in small letters. */
const word = text.transform((given) =>
  given
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 100),
)

/** The host of a page that linked here; none where it is no address. */
const host = text.transform((address) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '').slice(0, 200) : '',
)

export const visitInput = z.object({
  path: pagePath,
  referrer: host,
  source: word,
  campaign: word,
})

export type VisitInput = z.infer<typeof visitInput>
