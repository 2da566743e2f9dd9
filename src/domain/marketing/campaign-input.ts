import { z } from 'zod'
import {
  AUDIENCES,
  isWithinListLimit,
  LIST_TOO_LARGE,
} from '@/src/domain/marketing/campaign-status'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { requiredLine, typedEmail, typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { isTimeZone } from '@/src/domain/vocabulary/time/time-zone'
import { leadFilter } from './lead-filter'
import {
  CONTENT_MAX,
  checkedDesign,
  hasItsDesign,
  NO_DESIGN,
  writtenContent,
} from './written-content'

export const subjectInput = requiredLine('Enter a subject', 200)

export const nameInput = requiredLine('Enter a name', 120)

/** What the people of a pasted list read when they agreed, and where; empty where they have not. */
const listConsent = z
  .object({
    textVersion: typedLine(40).default(''),
    where: typedLine(200).default(''),
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
  audience: z.enum(keysOf(AUDIENCES), 'Choose an audience'),
  leadFilter: leadFilter.nullable().default(null),
  /** A pasted list: null leaves the one that is stored. */
  addresses: z.string().refine(isWithinListLimit, LIST_TOO_LARGE).nullable().default(null),
  listConsent: listConsent.default({ textVersion: '', where: '' }),
  perMinute: z.coerce
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1 a minute')
    .max(6000, 'At most 6,000 a minute'),
})

/** Whom a campaign would go to while that is chosen, and the text that they would get. */
export const audienceChoice = campaignForm
  .pick({ audience: true, leadFilter: true, addresses: true, listConsent: true })
  .extend({
    id: z.guid().nullable(),
    subject: z.string().max(400),
    content: z.string().max(CONTENT_MAX),
  })
export type AudienceAsked = z.output<typeof audienceChoice>

/** How many a campaign would go to right now, and whom it leaves out. */
export const countedAudience = z.object({
  total: z.number(),
  mailable: z.number(),
  /** Why the others are left out, the most frequent reason first. */
  excluded: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** Whether there are more than were looked at. */
  isPart: z.boolean(),
  /** Why not every one of the emails can be written: what someone's would lack. */
  problem: z.string().nullable(),
})
export type CountedAudience = z.output<typeof countedAudience>

/** An audience as it is kept under a name. */
export const segment = campaignForm.pick({ audience: true, leadFilter: true })
export const newSegment = segment.extend({ name: requiredLine('Enter a name', 60) })

/** What is kept of it, as text; null where it is out of shape. */
export function segmentIn(kept: string): z.output<typeof segment> | null {
  try {
    return segment.safeParse(JSON.parse(kept)).data ?? null
  } catch {
    return null
  }
}

export const campaignInput = campaignForm
  .extend({ ...checkedDesign, id: z.guid().nullable(), version: z.string().nullable() })
  .refine(hasItsDesign, NO_DESIGN)

export type CampaignInput = z.output<typeof campaignInput>

/** A campaign as a browser sends it. */
export type CampaignBody = z.input<typeof campaignInput>

export const scheduleInput = z.object({
  at: z.string('Enter a date and a time').max(16),
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone'),
})

const MOST_TESTS = 10

const address = typedEmail('Enter a valid email')

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
