import { z } from 'zod'

import { httpUrl } from '@/src/domain/catalogue/facts/state-fact'
import type { StateWithAgent } from '@/src/domain/catalogue/states/our-agent'

import { neededName, seenEntry, typedPrice, typedText } from './typed-values'

/** The service fee of a state that no one gave another one, in dollars. */
export const DEFAULT_SERVICE_FEE = 49

const dayOrNothing = (ask: string) => z.union([z.literal(''), z.iso.date(ask)])

/**
 * What staff say of a state. A filing fee that differs from today's is a new version of its fact,
 * with the source that is given beside it.
 */
export const stateForm = z
  .strictObject({
    name: neededName('Enter a name.', 60),
    code: typedText(60)
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Use the two-letter state code, such as WY.'),
    filingFee: typedPrice(),
    serviceFee: typedPrice(),
    /** Empty where no page of the state gives one. */
    turnaroundTime: typedText(60),
    agentName: typedText(120),
    agentStreet: typedText(200),
    agentCity: typedText(100),
    agentZip: typedText(10),
    isActive: z.boolean(),
    /** From when a changed fee holds; empty is today. */
    feeFrom: dayOrNothing('Enter a day.'),
    sourceTitle: typedText(200),
    sourceUrl: typedText(500),
    checked: dayOrNothing('Enter the day on which you read it.'),
  })
  .superRefine(({ sourceTitle, sourceUrl, ...typed }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (sourceUrl !== '' && !httpUrl.safeParse(sourceUrl).success) {
      say('sourceUrl', 'Enter an address that starts with https://.')
    }
    if (sourceUrl !== '' && sourceTitle === '') say('sourceTitle', 'Enter the name of the source.')
    if (sourceTitle !== '' && sourceUrl === '') say('sourceUrl', 'Enter the address of the source.')
    const agent = ['agentName', 'agentStreet', 'agentCity', 'agentZip'] as const
    if (agent.every((name) => typed[name] === '')) return
    for (const name of agent) if (typed[name] === '') say(name, 'Enter all of it, or none.')
  })

export const stateInput = stateForm.safeExtend(seenEntry)

export type StateTyped = z.output<typeof stateForm>

export type StateEntry = Omit<StateTyped, 'feeFrom' | 'sourceTitle' | 'sourceUrl' | 'checked'>

type Stored = {
  readonly name: string
  readonly code: string
  readonly oneTimePrice: number
  readonly turnaroundTime: string
  readonly isActive: boolean
  readonly agent?: StateWithAgent['agent']
}

/** A stored state as its form knows it. @param filingFee today's, in dollars */
export const stateEntry = (row: Stored, filingFee: number): StateEntry => ({
  name: row.name,
  code: row.code,
  filingFee,
  serviceFee: row.oneTimePrice,
  turnaroundTime: row.turnaroundTime,
  agentName: row.agent?.name ?? '',
  agentStreet: row.agent?.street ?? '',
  agentCity: row.agent?.city ?? '',
  agentZip: row.agent?.zipCode ?? '',
  isActive: row.isActive,
})

export const NEW_STATE: Omit<StateEntry, 'filingFee'> = {
  name: '',
  code: '',
  serviceFee: DEFAULT_SERVICE_FEE,
  turnaroundTime: '',
  agentName: '',
  agentStreet: '',
  agentCity: '',
  agentZip: '',
  isActive: true,
}
