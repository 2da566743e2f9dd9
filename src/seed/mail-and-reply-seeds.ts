import { z } from 'zod'
import texts from '@/src/seed/data/mails-and-replies.json'

const text = z.string()

const seeds = z.strictObject({
  emailTemplates: z.array(
    z.strictObject({
      name: text,
      subject: text,
      templateType: z.enum(['abandoned_cart', 'welcome', 'reminder', 'promotional']),
      paragraphs: z.array(text),
    }),
  ),
  followUps: z.array(
    z.strictObject({
      name: text,
      description: text,
      triggerEvent: z.enum(['abandoned_checkout', 'incomplete_profile', 'no_activity']),
      delayHours: z.number(),
      /** The name of the email template that it sends. */
      template: z.enum(texts.emailTemplates.map(({ name }) => name)),
    }),
  ),
  cannedReplies: z.array(z.strictObject({ shortcut: text, title: text, text })),
})

const { emailTemplates, followUps, cannedReplies } = seeds.parse(texts)

/** One marketing mail of each type. The sender adds the postal address and the way out. */
export const EMAIL_TEMPLATE_SEEDS = emailTemplates.map(({ paragraphs, ...template }) => ({
  ...template,
  content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
  writtenAs: 'code' as const,
  isActive: true,
}))

/** Follow-ups by what they wait for, each with the template it sends. Staff switch them on. */
export const FOLLOW_UP_SEEDS = followUps

/** Ten answers that support gives every day. */
export const CANNED_REPLY_SEEDS = cannedReplies.map((reply) => ({
  ...reply,
  text: `Hi {{first_name}},\n\n${reply.text}\n\n{{staff_name}}`,
  isActive: true,
}))
