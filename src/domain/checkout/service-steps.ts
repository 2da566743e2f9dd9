import { isKeyOf } from '@/src/domain/vocabulary/keys'

export const SERVICE_STEPS = { details: 'Details', payment: 'Payment' } as const

export type ServiceStep = keyof typeof SERVICE_STEPS

export const SERVICE_STEP_NAMES = ['details', 'payment'] as const satisfies readonly ServiceStep[]

export const isServiceStep = isKeyOf(SERVICE_STEPS)
