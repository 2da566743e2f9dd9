import { z } from 'zod'
import { TOLD_STATUSES, type ToldStatus } from './message-status'

const BODY_MAX = 10_000
const said = z.string().transform((text) => text.toWellFormed().replaceAll('\0', ''))

/** Never half a character: neither the database nor WhatsApp takes one. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()
const unixSeconds = z.coerce.number().transform((at) => new Date(at * 1000))
const file = z.object({ caption: said.optional(), filename: said.optional() })

const inboundMessage = z.object({
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

function wordsOf(given: Message): string {
  const { text, button, interactive } = given
  const words =
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    nameOf(given)
  return cut(words.trim(), BODY_MAX) || '[An empty message]'
}

/** What someone wrote to us. */
export type InboundMessage = {
  readonly id: string
  /** E.164. */
  readonly from: string
  readonly name: string | null
  readonly at: Date
  readonly body: string
  /** WhatsApp’s own word that the person has left this number for another one. */
  readonly hasLeft?: true
}

/** What WhatsApp tells of a message of ours. */
export type ToldOfMessage = {
  readonly id: string
  /** Our own name for it, which WhatsApp hands back. */
  readonly reference: string | null
  readonly status: ToldStatus
  /** ISO. */
  readonly at: string
  readonly reason: string | null
}

export type WhatsAppNews = {
  readonly messages: readonly InboundMessage[]
  readonly statuses: readonly ToldOfMessage[]
  /** What staff have to mend or look after, in words. */
  readonly problem?: string
}

const told = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(TOLD_STATUSES),
  timestamp: unixSeconds,
  biz_opaque_callback_data: z.string().max(100).optional(),
  errors: z
    .array(
      z.object({
        code: z.number().optional(),
        title: said.optional(),
        message: said.optional(),
        error_data: z.object({ details: said.optional() }).optional(),
      }),
    )
    .optional(),
})

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: said }) })

const change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    contacts: z.array(z.unknown()).default([]),
    messages: z.array(z.unknown()).default([]),
    statuses: z.array(z.unknown()).default([]),
  }),
})

const delivery = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ id: z.coerce.string().optional(), changes: z.array(z.unknown()) })),
})

/** Those of a list that can be read; one that cannot does not spoil the rest. */
const readable = <T>(schema: z.ZodType<T>, items: readonly unknown[]): T[] =>
  items.flatMap((item) => schema.safeParse(item).data ?? [])

const reasonOf = ({ errors }: z.output<typeof told>): string | null => {
  const [first] = errors ?? []
  if (!first) return null
  const words = first.error_data?.details ?? first.message ?? first.title ?? ''
  return cut([first.code, words].filter(Boolean).join(' '), 500) || null
}

/** Which of Meta’s accounts and numbers are ours. */
type OurNumber = {
  readonly phoneNumberId: string
  /** Empty where it was never entered: then the number alone decides. */
  readonly businessAccountId: string
}

type Change = z.output<typeof change>['value']

const nameIn = (contacts: readonly unknown[], number: string): string | null => {
  const found = readable(contact, contacts).find(({ wa_id }) => wa_id === number)
  return cut(found?.profile.name.replaceAll(/\s+/g, ' ').trim() ?? '', 120) || null
}

const MOVED = 'user_changed_number'

/** Those that someone wrote, and that someone left a number; nothing else of what WhatsApp itself says. */
const messagesIn = ({ messages, contacts }: Change): InboundMessage[] =>
  readable(inboundMessage, messages).flatMap((one) => {
    const hasLeft = one.type === 'system' && one.system?.type === MOVED
    if (one.type === 'system' && !hasLeft) return []
    return {
      id: one.id,
      from: `+${one.from}`,
      name: nameIn(contacts, one.from),
      at: one.timestamp,
      body: wordsOf(one),
      ...(hasLeft && { hasLeft }),
    }
  })

const statusesIn = ({ statuses }: Change): ToldOfMessage[] =>
  readable(told, statuses).map((one) => ({
    id: one.id,
    reference: one.biz_opaque_callback_data ?? null,
    status: one.status,
    at: Number.isNaN(one.timestamp.getTime()) ? '' : one.timestamp.toISOString(),
    reason: reasonOf(one),
  }))

const UNREADABLE = 'WhatsApp told of a message that could not be read. Look for it in WhatsApp.'

function problemOf(ours: readonly Change[], strangers: readonly string[]): string | null {
  const [stranger] = strangers
  if (stranger !== undefined) {
    return `A webhook named the business account ${cut(stranger, 40) || 'without a number'}, which is not the one entered, so it was left out.`
  }
  const isLost = ours.some(
    ({ messages }) => readable(inboundMessage, messages).length < messages.length,
  )
  return isLost ? UNREADABLE : null
}

/**
 * What a delivery of the webhook tells of one of our numbers; null where it is none of WhatsApp’s.
 * What it tells of other accounts and numbers, or in a way we do not know, is left out.
 */
export function readWhatsAppNews(
  body: unknown,
  { phoneNumberId, businessAccountId }: OurNumber,
): WhatsAppNews | null {
  const read = delivery.safeParse(body)
  if (!read.success) return null
  const isOurs = (id = '') => businessAccountId === '' || id === businessAccountId
  const { entry } = read.data
  const ours = entry
    .filter(({ id }) => isOurs(id))
    .flatMap(({ changes }) => readable(change, changes))
    .flatMap(({ value }) => (value.metadata.phone_number_id === phoneNumberId ? value : []))
  const strangers = entry.flatMap(({ id = '' }) => (isOurs(id) ? [] : id))
  const problem = problemOf(ours, strangers)
  return {
    messages: ours.flatMap(messagesIn),
    statuses: ours.flatMap(statusesIn),
    ...(problem && { problem }),
  }
}
