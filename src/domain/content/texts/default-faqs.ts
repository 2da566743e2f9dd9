import type { FaqView } from '../../catalogue/catalogue-views'

/** Seeded, and shown when the FAQs cannot be read. */
export const DEFAULT_FAQS: readonly FaqView[] = [
  {
    question: 'How fast will my LLC be formed?',
    answer:
      '{filing promise} The state then takes its own time, which differs from state to state. Its page here says so where the state publishes it. Our delivery times count from the state’s approval.',
  },
  {
    question: 'What does the $49 package include?',
    answer:
      'State filing, your Articles of Organization, and email support. You can add an EIN and a registered agent. The state’s filing fee is extra, at cost.',
  },
  {
    question: 'In which states can you form an LLC?',
    answer:
      'In all 50 states and DC. This page lists each state’s fee; each state’s page names the source and the day of every figure.',
  },
  {
    question: 'Can I form a US company if I live abroad?',
    answer:
      'Yes. You can own an LLC without US citizenship or a US address, unless US sanctions apply to you or your country. You need a registered agent in the state. We can also apply for your EIN if you have no Social Security number. {EIN time}',
  },
  {
    question: 'What if I change my mind?',
    answer: '{refund terms}',
  },
]

export const SUPPORT_FAQS: readonly FaqView[] = [
  {
    question: 'Where is my order?',
    answer:
      'Sign in and open My Orders. Each order shows its progress with dates. If you bought without an account, open the link in your receipt email.',
  },
  {
    question: 'How do I get my documents?',
    answer:
      'We email you when the state or the IRS issues a document, and you can download it under My Documents.',
  },
  {
    question: 'Can I change my company’s name after paying?',
    answer:
      'Yes, until we file. Write to us right away. After filing, a name change needs an amendment, and the state charges a fee for it.',
  },
  {
    question: 'How do I ask for a refund?',
    answer:
      'Open your order and choose Request a refund, or write to us with your order number. {refund terms} {refund time}',
  },
  {
    question: 'Do you give legal or tax advice?',
    answer:
      'No. We prepare and file documents on your instructions. For legal or tax advice, ask a lawyer or an accountant.',
  },
]
