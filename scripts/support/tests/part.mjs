const DAY_MS = 86_400_000

/** Three days make up the whole of what is looked at in parts. */
const PARTS = 3

/**
 * Which part a run of everything takes of what is too much for each: another one every day, unless it is
 * asked for by number.
 */
export const PART = Number(process.env.CHARTERDESK_PART ?? Math.floor(Date.now() / DAY_MS))

/** How a run says which part it takes, and how the same is taken again. */
export const nameOfPart = () =>
  `part ${(PART % PARTS) + 1} of ${PARTS}, as CHARTERDESK_PART=${PART} takes again`

/**
 * @template T
 * @param {readonly T[]} all
 * @returns {T[]} those whose turn it is
 */
export const inPart = (all) => all.filter((_, index) => (index + PART) % PARTS === 0)
