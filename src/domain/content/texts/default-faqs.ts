import type { FaqView } from '../../catalogue/catalogue-views'

/** Seeded, and shown when the FAQs cannot be read. */
export const DEFAULT_FAQS: readonly FaqView[] = [
  {
    question: 'How fast will my LLC be formed?',
    answer:
      'We file with the state within 24 hours of your payment and complete answers. The state then takes between 1 and 10 business days, depending on where you form.',
  },
  {
    question: 'What does the $49 package include?',
    answer:
      'The state filing, your Articles of Organization, and support by email. An EIN and a registered agent can be added. The state’s own filing fee is charged on top, at cost.',
  },
  {
    question: 'In which states can you form an LLC?',
    answer:
      'In all 50 states, and in the District of Columbia. Each state’s fee is listed on this page with the date we last checked it.',
  },
  {
    question: 'Can I form a US company if I live abroad?',
    answer:
      'Yes. You need neither US citizenship nor a US address to own an LLC. You will need a registered agent in the state, and for an EIN we file the application that the IRS accepts without a Social Security number.',
  },
  {
    question: 'What if I change my mind?',
    answer:
      'Our service fees are refundable for 30 days. Fees already paid to a state or the federal government cannot be returned, because they are not ours.',
  },
]

/** On the support page. */
export const SUPPORT_FAQS: readonly FaqView[] = [
  {
    question: 'Where is my order?',
    answer:
      'Sign in and open My Orders: each order has a dated timeline. If you bought without an account, the link in your receipt opens it.',
  },
  {
    question: 'How do I get my documents?',
    answer:
      'They appear under My Documents as soon as the state has issued them, and we write to you when they do.',
  },
  {
    question: 'Can I change my company’s name after paying?',
    answer:
      'Until we have filed, yes: write to us at once. After filing it takes an amendment, for which the state charges a fee.',
  },
  {
    question: 'How do I ask for a refund?',
    answer:
      'Write to us within 30 days with your order number. We review requests within 2 business days and pay in 5–7 business days. Government fees are not refundable.',
  },
  {
    question: 'Do you give legal or tax advice?',
    answer:
      'No. We prepare and file documents as you instruct us. For advice on your own situation, ask a lawyer or an accountant.',
  },
]
