import { z } from 'zod'

const BODY_MAX = 10_000
export const said = z.string().transform((text) => text.toWellFormed().replaceAll('\0', ''))

/** Never half a character: neither the database nor WhatsApp takes one. */
export const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()
export const unixSeconds = z.coerce.number().transform((at) => new Date(at * 1000))
const file = z.object({ caption: said.optional(), filename: said.optional() })

/** A message as it is told. */
export const inboundMessage = z.object({
  id: z.string().min(1).max(300),
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: unixSeconds,
  type: z.string().max(40),
  text: z.object({ body: said }).optional(),
  button: z.object({ text: said }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: said }).optional(),
      list_reply: z.object({ title: said }).optional(),
    })
    .optional(),
  image: file.optional(),
  video: file.optional(),
  document: file.optional(),
  reaction: z.object({ emoji: said.optional() }).optional(),
  location: z
    .object({ latitude: z.number(), longitude: z.number(), name: said.optional() })
    .optional(),
  system: z.object({ type: z.string().optional() }).optional(),
})
type Message = z.output<typeof inboundMessage>

const NAMES: Readonly<Record<string, string>> = {
  image: 'Picture',
  video: 'Video',
  audio: 'Voice message',
  document: 'File',
  sticker: 'Sticker',
  contacts: 'Contact card',
}

/** A message without words, named in words: what came along stays at WhatsApp. */
function nameOf({ type, image, video, document, reaction, location }: Message): string {
  if (reaction) return `[Reaction: ${reaction.emoji || 'taken back'}]`
  if (location) {
    const place = location.name ? `${location.name}, ` : ''
    return `[Location: ${place}${location.latitude}, ${location.longitude}]`
  }
  const name = NAMES[type]
  if (!name) return '[A message of a kind that cannot be shown here]'
  const attached = image ?? video ?? document
  const called = attached?.filename ? `: ${attached.filename}` : ''
  return [`[${name}${called}. It is only in WhatsApp.]`, attached?.caption]
    .filter(Boolean)
    .join('\n')
}

/** What a message says, in words. */
export function wordsOf(given: Message): string {
  const { text, button, interactive } = given
  const words =
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    nameOf(given)
  return cut(words.trim(), BODY_MAX) || '[An empty message]'
}
