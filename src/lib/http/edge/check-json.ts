import { AppError } from '@/src/lib/errors'

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new AppError('bad_request', message, 400, fields)

/** NUL has no place in any text of ours, and PostgreSQL refuses it; neither have lone surrogates. */
export const unstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()

/** Nothing of ours is nested so deep, and what reads a body after us goes down by recursion. */
const MAX_DEPTH = 500

/** Both halves of a character beyond the first 65,536, as JSON escapes them. */
const PAIR = /^\\ud[89ab][\da-f]{2}\\ud[c-f]/i
const UNSTORABLE = /^\\u(?:0000|d[89a-f])/i

const invalidCharacter = () => badRequest('The request contains an invalid character.')
const notJson = () => badRequest('The request is not valid JSON.')

/** Where the text goes on after an escape. @throws AppError 400 for one that cannot be stored */
function afterEscape(json: string, at: number): number {
  if (json[at + 1] !== 'u') return at + 2
  const written = json.slice(at, at + 12)
  if (PAIR.test(written)) return at + 12
  if (UNSTORABLE.test(written)) throw invalidCharacter()
  return at + 6
}

/**
 * Looks once at each character of a text that is JSON: a reviver is called for each value, which
 * takes fifty times as long as reading them.
 */
function walk(json: string): void {
  let isText = false
  let depth = 0
  for (let at = 0; at < json.length; ) {
    const sign = json[at]
    if (sign === '\\') {
      at = afterEscape(json, at)
      continue
    }
    if (sign === '"') isText = !isText
    else if (!isText && (sign === '{' || sign === '[')) depth += 1
    else if (!isText && (sign === '}' || sign === ']')) depth -= 1
    if (depth > MAX_DEPTH) throw notJson()
    at += 1
  }
}

/** Refuses what is no JSON object, or holds what no text of ours may. @throws AppError 400 */
export function checkJson(text: string): void {
  if (text.trim() === '') return
  if (unstorable(text)) throw invalidCharacter()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw notJson()
  }
  walk(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('The request must be a JSON object.')
  }
}
