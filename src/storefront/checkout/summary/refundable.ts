import { FEE_TERMS, STATE_FEE_TERMS } from '@/src/domain/vocabulary/money/refund-text'

/** The refund terms in one line, beside every total. */
export const REFUNDABLE = `${FEE_TERMS} ${STATE_FEE_TERMS}`
