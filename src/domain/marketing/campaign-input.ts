import { z } from 'zod'

import { requiredText } from '@/src/domain/vocabulary/required-text'
import { isTimeZone } from '@/src/domain/vocabulary/time/time-zone'

import type { AUDIENCES } from './audience'
import { isWithinListLimit, LIST_TOO_LARGE } from './campaign-list'
import { leadFilter } from './lead-filter'
import { isShown, UNSHOWN } from './shown-text'
import { checkedDesign, hasItsDesign, NO_DESIGN, writtenContent } from './written-content'

const isOneLine = (text: string) => !/[\r\n\0]/.test(text)

export const subjectInput = requiredText('Enter a subject', 200).refine(
  isOneLine,
  'Write the subject in one line',
)

const typed = (max: number) =>
  z.string().trim().max(max, `Use at most ${max} characters`).refine(isOneLine, UNSHOWN)

export const nameInput = requiredText('Enter a name', 120).refine(isOneLine, UNSHOWN)

const AUDIENCE_NAMES = [
  'leads_open',
  'leads_all',
  'everyone',
  'customers',
  'list',
  'leads_chosen',
] as const satisfies readonly (keyof typeof AUDIENCES)[]

/** What the people of a pasted list read when they agreed, and where; empty where they have not. */
const listConsent = z
  .object({
    textVersion: typed(40).default(''),
    where: typed(200).default(''),
  })
  .superRefine(({ textVersion, where }, { addIssue }) => {
    if (!textVersion && where)
      addIssue({
        code: 'custom',
        path: ['textVersion'],
        message: 'Enter which text they agreed to',
      })
    if (textVersion && !where)
      addIssue({ code: 'custom', path: ['where'], message: 'Enter where they agreed' })
  })

/** What is stored of it; null where staff say nothing. */
export function storedListConsent(stored: unknown): z.output<typeof listConsent> | null {
  const { data } = listConsent.safeParse(stored)
  return data?.textVersion ? data : null
}

/** What staff write and choose of a campaign. */
export const campaignForm = z.object({
  name: nameInput,
  subject: subjectInput,
  ...writtenContent,
  audience: z.enum(AUDIENCE_NAMES, 'Choose an audience'),
  leadFilter: leadFilter.nullable().default(null),
  /** A pasted list: null leaves the one that is stored. */
  addresses: z
    .string()
    .refine(isWithinListLimit, LIST_TOO_LARGE)
    .refine(isShown, UNSHOWN)
    .nullable()
    .default(null),
  listConsent: listConsent.default({ textVersion: '', where: '' }),
  perMinute: z.coerce
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1 a minute')
    .max(6000, 'At most 6,000 a minute'),
})

export const campaignInput = campaignForm
  .extend({ ...checkedDesign, id: z.guid().nullable(), version: z.string().nullable() })
  .refine(hasItsDesign, NO_DESIGN)

export type CampaignInput = z.output<typeof campaignInput>

/** The same as a browser sends it. */
export type CampaignBody = z.input<typeof campaignInput>

export const scheduleInput = z.object({
  at: z.string('Enter a date and a time').max(16),
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone'),
})

/** As many addresses as a test goes to. */
const MOST_TESTS = 10

const address = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email'))

/** What the function `send-email-campaign` takes. */
export const sendEmailCampaignInput = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('test'),
    subject: subjectInput,
    content: writtenContent.content,
    recipients: z
      .array(address)
      .min(1, 'Enter an email address')
      .max(MOST_TESTS, `Use at most ${MOST_TESTS} addresses`),
  }),
  z.object({
    type: z.literal('campaign'),
    subject: subjectInput,
    content: writtenContent.content,
    campaign_name: nameInput,
  }),
])

/** What its sender saw: when that was saved. */
export const sendInput = z.object({ version: z.string().max(40).optional() }).nullish()
