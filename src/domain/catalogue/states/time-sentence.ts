/**
 * How long a state takes, as a sentence without its full stop; empty where nothing was read.
 *
 * @param time what the state says of itself: `takes 7-10 business days`
 */
export const stateTime = (state: string, time: string | null | undefined): string =>
  time ? `${state} ${time}` : ''

/** Our part, and then the state's: no sentence gives one time for both. @param promise ours */
export const timeSentence = (
  promise: string,
  state: string,
  time: string | null | undefined,
): string => (time ? `${promise} ${state} then ${time}.` : promise)
