import { RE2JS, RE2JSException } from 're2js'

import { type FindInput, type Found, isInsideWord } from '@/src/domain/content/editing/find-replace'
import { AppError } from '@/src/lib/errors'

export type Search = (text: string) => Generator<Found>

const BAD = 'This pattern is not valid.'

/** A pattern in linear time, whatever it is and whatever it looks at. @throws AppError 422 */
function compiled({ find, isPattern, isCaseSensitive }: FindInput): RE2JS {
  const flags = isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE
  try {
    return RE2JS.compile(isPattern ? find : RE2JS.quote(find), flags)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new AppError('invalid_input', BAD, 422, { find: `${BAD} ${error.message}`.slice(0, 200) })
  }
}

const GROUP = /\$(\$|&|\d{1,2})/g

/** Finds what is asked for in one text after another. */
export function searchFor(input: FindInput): Search {
  const pattern = compiled(input)
  const groups = pattern.groupCount()
  return function* search(text) {
    const matcher = pattern.matcher(text)
    while (matcher.find()) {
      const place = { from: matcher.start(), to: matcher.end() }
      if (place.from === place.to) continue // nothing was found there
      if (input.isWholeWord && isInsideWord(text, place)) continue
      const becomes = input.isPattern
        ? input.replace.replaceAll(GROUP, (whole, name: string) => {
            if (name === '$') return '$'
            const number = name === '&' ? 0 : Number(name)
            return number > groups ? whole : (matcher.group(number) ?? '')
          })
        : input.replace
      yield { ...place, becomes }
    }
  }
}
