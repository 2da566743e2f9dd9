import { z } from 'zod'
import { isKeyOf } from '@/src/domain/vocabulary/keys'

/** What a canned reply can name, each with what staff read of it. */
export const REPLY_VARIABLES = {
  first_name: 'the customer’s first name',
  company_name: 'the company on the order',
  order_number: 'the order’s number',
  ticket_number: 'the ticket’s number',
  staff_name: 'your first name',
} as const
export type ReplyVariable = keyof typeof REPLY_VARIABLES
export type ReplyValues = Partial<Readonly<Record<ReplyVariable, string | null>>>

const isVariable = isKeyOf(REPLY_VARIABLES)

const PLACE = /\{\{\s*(\w{1,60})\s*\}\}/g

/** What stands in double braces in a text, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].flatMap(([, name]) => name ?? []))]
}

/** The text with what is known in place; a variable without a value stays to be seen. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(PLACE, (place, name: string) => (isVariable(name) && values[name]) || place)
}

/** Why a text cannot go to a customer yet: a place in it was not filled in. Null when it can. */
export function unfilledRefusal(text: string): string | null {
  const names = variablesIn(text)
  if (names.length === 0) return null
  return `Fill in ${names.map((name) => `{{${name}}}`).join(', ')} before you send this.`
}

/** Why a text cannot be a canned reply: it names something that we do not know. */
export function unknownVariables(text: string): string | null {
  const unknown = variablesIn(text).filter((name) => !isVariable(name))
  if (unknown.length === 0) return null
  const known = Object.keys(REPLY_VARIABLES).map((name) => `{{${name}}}`)
  return `Unknown variable {{${unknown[0]}}}. Use ${known.join(', ')}.`
}

export const SHORTCUT_MAX = 30

/** `thanks`: what is typed after the slash. */
export const replyShortcut = z
  .string()
  .max(SHORTCUT_MAX, `Use at most ${SHORTCUT_MAX} characters`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single dashes')

export type CannedReplyChoice = {
  readonly id: string
  readonly title: string
  readonly shortcut: string
  readonly text: string
}

const TYPED = /(?<=^|\s)\/([a-z0-9-]*)$/i

/** The shortcut that is being typed before the caret, without its slash; null where there is none. */
export function typedShortcut(before: string): string | null {
  return TYPED.exec(before)?.[1]?.toLowerCase() ?? null
}

/** What stands before the shortcut that is being typed; all of it where there is none. */
export const withoutShortcut = (before: string): string => before.replace(TYPED, '')

/** The replies that a shortcut may mean: those that begin with it, then those whose title has it. */
export function matchingReplies(
  replies: readonly CannedReplyChoice[],
  typed: string,
): readonly CannedReplyChoice[] {
  const begins = replies.filter(({ shortcut }) => shortcut.startsWith(typed))
  const named = replies.filter(
    (one) => !begins.includes(one) && one.title.toLowerCase().includes(typed),
  )
  return [...begins, ...named].slice(0, 8)
}
