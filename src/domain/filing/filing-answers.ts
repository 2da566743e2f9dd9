import { z } from 'zod'

import { companyAnswers, countryCode, NO_COMPANY } from '@/src/domain/filing/company-answers'
import { AGENT_KINDS } from '@/src/domain/filing/registered-agent'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { typedLine as text, typedCode } from '@/src/domain/vocabulary/text/typed-text'

const member = z.object({
  kind: z.enum(['person', 'company']),
  name: text(FULL_NAME_MAX),
  address: text(400),
  country: countryCode,
  /** A US citizen or tax resident, or a company formed in the US; empty where no one said so. */
  usPerson: z.enum(['', 'yes', 'no']).default(''),
  /** 0 as long as nothing was entered. */
  ownershipBasisPoints: z.int().min(0).max(10_000),
  isManager: z.boolean(),
  /** What the owners agreed that this one brings in, with its value; for their operating agreement. */
  contribution: text(200).optional(),
  signsBy: text(FULL_NAME_MAX).optional(),
  signsByTitle: text(80).optional(),
})

/** A manager of an LLC, or a director of a corporation. */
const manager = z.object({ name: text(FULL_NAME_MAX), address: text(400) })

/** What the customer answers after payment, finished or not; kept as far as it goes. */
export const filingAnswers = z.object({
  company: companyAnswers,
  /** Asked of an LLC only. */
  management: z.enum(['member', 'manager']).nullable(),
  members: z.array(member).max(50, 'Write to us for companies with more than 50 owners'),
  managers: z.array(manager).max(20, 'Write to us for companies with more than 20 managers'),
  /** Both asked of a corporation only. */
  officers: z.object({
    president: text(FULL_NAME_MAX),
    secretary: text(FULL_NAME_MAX),
    treasurer: text(FULL_NAME_MAX),
  }),
  authorizedShares: z.int().min(1).max(999_999_999).nullable(),
  /** Of several owners: who speaks for the company in a federal tax audit. */
  partnershipRepresentative: text(FULL_NAME_MAX).optional(),
  registeredAgent: z.object({
    kind: z.enum(AGENT_KINDS).nullable(),
    name: text(FULL_NAME_MAX),
    address: text(200),
    city: text(100),
    zipCode: typedCode(10),
  }),
  responsibleParty: z.object({
    name: text(FULL_NAME_MAX),
    taxIdKind: z.enum(['ssn', 'itin', 'foreign']).nullable(),
  }),
})

export type FilingAnswers = z.output<typeof filingAnswers>
export type FilingMember = FilingAnswers['members'][number]

/** What the browser sends: some or all answers, a tax id once it is whole, and what to do. */
export const filingInput = filingAnswers.partial().extend({
  taxId: typedCode(20).optional(),
  action: z.enum(['save', 'complete', 'reopen']).default('save'),
})
export type FilingInput = z.output<typeof filingInput>

export const NEW_MEMBER: FilingMember = {
  kind: 'person',
  name: '',
  address: '',
  country: '',
  usPerson: '',
  ownershipBasisPoints: 0,
  isManager: false,
}

/** Where everybody begins: one owner, nothing decided. */
export const NO_ANSWERS: FilingAnswers = {
  company: NO_COMPANY,
  management: null,
  members: [NEW_MEMBER],
  managers: [],
  officers: { president: '', secretary: '', treasurer: '' },
  authorizedShares: null,
  registeredAgent: { kind: null, name: '', address: '', city: '', zipCode: '' },
  responsibleParty: { name: '', taxIdKind: null },
}
