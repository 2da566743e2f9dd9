import type { Changed } from '@/src/services/orders/desk/undoable'

/** What staff hear of a change, with what undoes it. */
export const changedAnswer = ({ message, undo }: Changed) => ({ message, undo })
