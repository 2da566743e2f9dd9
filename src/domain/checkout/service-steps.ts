import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'

export const SERVICE_STEPS = { details: 'Details', payment: 'Payment' } as const

export type ServiceStep = keyof typeof SERVICE_STEPS

export const SERVICE_STEP_NAMES = keysOf(SERVICE_STEPS)

export const isServiceStep = isKeyOf(SERVICE_STEPS)
