export const SERVICE_STEPS = { details: 'Details', payment: 'Payment' } as const

export type ServiceStep = keyof typeof SERVICE_STEPS

export const SERVICE_STEP_NAMES = ['details', 'payment'] as const satisfies readonly ServiceStep[]

export function isServiceStep(value: unknown): value is ServiceStep {
  return typeof value === 'string' && Object.hasOwn(SERVICE_STEPS, value)
}
