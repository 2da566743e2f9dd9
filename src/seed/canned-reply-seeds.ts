const SIGNED = '\n\n{{staff_name}}'
const reply = (shortcut: string, title: string, text: string) => ({
  shortcut,
  title,
  text: `Hi {{first_name}},\n\n${text}${SIGNED}`,
  isActive: true,
})

/** Ten answers that support gives every day. */
export const CANNED_REPLY_SEEDS = [
  reply(
    'status',
    'Where is my order?',
    'Your order {{order_number}} is open in your account. The page shows what is done, what comes next, and who acts on it. We email you at each step.',
  ),
  reply(
    'details-missing',
    'We need your details',
    'We can start order {{order_number}} as soon as we have your details. Open the order in your account and answer the open questions. Your answers are saved as you go.',
  ),
  reply(
    'rejected-name',
    'The state rejected the name',
    'The state did not accept the name {{company_name}}. Open order {{order_number}} and choose another name. We check it and file again. You do not pay our fee again.',
  ),
  reply(
    'ein-time',
    'When do I get my EIN?',
    'We apply for your EIN once the state has approved your company and your EIN details are complete. The IRS sets the time it takes. We email you when the number is assigned.',
  ),
  reply(
    'documents',
    'Where are my documents?',
    'You can download your documents from order {{order_number}} in your account. New documents from the state and the IRS appear there, and we email you.',
  ),
  reply(
    'refund-asked',
    'Refund request received',
    'We have your refund request for order {{order_number}}. State fees that we have paid to the state cannot be refunded. We answer with the amount and the reason.',
  ),
  reply(
    'refund-sent',
    'Refund sent',
    'We sent your refund for order {{order_number}}. Banks usually take 5 to 10 business days to show it.',
  ),
  reply(
    'agent-address',
    'What does the registered agent do?',
    'The registered agent receives legal and state mail for your company at a street address in its state. If we are your agent, the name and address are on your order once the state has approved the filing.',
  ),
  reply(
    'legal-advice',
    'We cannot give legal or tax advice',
    'We prepare and file documents, but we cannot give legal or tax advice. A lawyer or an accountant can answer this for your situation. We are happy to file what you decide.',
  ),
  reply(
    'solved',
    'Anything else?',
    'I am glad that is solved. I am closing ticket {{ticket_number}} now. Answer this message if anything else comes up and it opens again.',
  ),
]
