import anyAscii from 'any-ascii'

/** How alike two names must be for a person to look at them, 0 to 1. */
export const HIT_SCORE = 0.9

/** What says what kind of company a name is of, and tells no two of them apart. */
const ENDINGS = new Set(
  'llc lc inc incorporated corp corporation co company ltd limited lp llp pllc plc gmbh ag sa sarl srl spa bv nv ooo oao zao pao pjsc jsc oy ab as'.split(
    ' ',
  ),
)

/** Parts that a name is written with or without. */
const PARTICLES = new Set(
  'al el ul bin ibn bint abu abd de del la los da dos van von der'.split(' '),
)

type Word = { readonly plain: string; readonly sound: string; readonly bones: string }

/** Spellings of one sound in the ways in which names are written in Latin letters, longest first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|tch|tsch|dzh|dsch/g, 'j'],
  [/sh|ch|zh|dj|j/g, 'j'],
  [/kh|gh|q|g|c/g, 'k'],
  [/ph|v|w/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ts|tz|z|x/g, 's'],
  [/ou|oo|o/g, 'u'],
  [/ee|ie|ei|ey|iy|y|e/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

function wordOf(plain: string): Word {
  const sound = SOUNDS.reduce((text, [spelling, as]) => text.replace(spelling, as), plain)
  const bones = sound.replace(/[aiu]/g, '').replace(/(.)\1+/g, '$1')
  return { plain, sound, bones: bones || sound }
}

/** The words of a name in any script, without what is written or left out at will. */
export function wordsOf(name: string): Word[] {
  const all = anyAscii(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const telling = all.filter((word) => !ENDINGS.has(word) && !PARTICLES.has(word))
  return (telling.length > 0 ? telling : all).map(wordOf)
}

/** By these the list is searched: every name that could be a hit shares one with the name asked for. */
export const searchKeys = (name: string): string[] => [
  ...new Set(wordsOf(name).flatMap(({ bones }) => [bones.slice(0, 3), bones.slice(-3)])),
]

/** Jaro-Winkler likeness of two words, 0 to 1. */
function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1)
  const taken = new Set<number>()
  const matched: string[] = []
  for (const [index, letter] of [...one].entries()) {
    for (let at = Math.max(0, index - reach); at <= index + reach && at < other.length; at += 1) {
      if (taken.has(at) || other[at] !== letter) continue
      taken.add(at)
      matched.push(letter)
      break
    }
  }
  if (matched.length === 0) return 0
  const theirs = [...taken].toSorted((a, b) => a - b).map((at) => other[at])
  const swapped = matched.filter((letter, index) => letter !== theirs[index]).length / 2
  const count = matched.length
  const jaro = (count / one.length + count / other.length + (count - swapped) / count) / 3
  let prefix = 0
  while (prefix < 4 && one[prefix] !== undefined && one[prefix] === other[prefix]) prefix += 1
  return jaro + prefix * 0.1 * (1 - jaro)
}

function wordLikeness(one: Word, other: Word): number {
  if (one.plain === other.plain) return 1
  if (one.bones.length >= 2 && one.bones === other.bones) {
    return Math.max(0.92, jaroWinkler(one.sound, other.sound))
  }
  if (Math.min(one.plain.length, other.plain.length) < 4) return 0 // short words differ by one letter
  return Math.min(0.97, jaroWinkler(one.sound, other.sound))
}

const product = (numbers: readonly number[]) => numbers.reduce((all, one) => all * one, 1)

/**
 * How alike two names are, 0 to 1, whatever the order of their words. A middle name may be missing in
 * either: each word of the shorter one has to be found in the longer, and of a person two at least.
 */
export function nameLikeness(one: string, other: string): number {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  if (!shorter?.length || !longer) return 0
  if (shorter.length === 1 && longer.length > 1) return 0
  if (longer.length - shorter.length > 2) return 0
  const left = [...longer]
  const found = shorter.map((word) => {
    const ranked = left.map((theirs) => wordLikeness(word, theirs))
    const best = Math.max(...ranked, 0)
    if (best > 0) left.splice(ranked.indexOf(best), 1)
    return best
  })
  if (Math.min(...found) < 0.86) return 0
  return product(found) ** (1 / found.length)
}
