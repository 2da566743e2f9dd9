import { typedLine } from '@/src/domain/vocabulary/text/typed-text'

/** The offer that a buyer asks for: a code as they typed it, or an id that a link carried. */
export const offerAnswer = typedLine(60).nullable()
