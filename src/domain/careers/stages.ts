import { isKeyOf } from '@/src/domain/vocabulary/keys'
import type { StatusTable } from '@/src/domain/vocabulary/status'

/** Where an application can stand, in the order of the board; it may go from any to any other. */
export const STAGE_NAMES = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'] as const

export type Stage = (typeof STAGE_NAMES)[number]

const next = STAGE_NAMES

export const STAGES = {
  new: { label: 'New', tone: 'neutral', next },
  screening: { label: 'Screening', tone: 'warning', next },
  interview: { label: 'Interview', tone: 'warning', next },
  offer: { label: 'Offer', tone: 'warning', next },
  hired: { label: 'Hired', tone: 'good', next },
  rejected: { label: 'Rejected', tone: 'bad', next },
} as const satisfies StatusTable

export const isStage = isKeyOf(STAGES)
