import type { Resolver } from 'react-hook-form'

import type { SupportMessage } from '@/src/domain/support/support-message'

/**
 * What a message must be, fetched when the first field is left: the rules weigh more than the
 * form. Where they cannot be fetched, the server's own check says the word.
 */
export const checkMessage: Resolver<SupportMessage> = async (values, ...rest) => {
  const rules = await import('./message-rules').catch(() => null)
  return rules ? rules.messageRules(values, ...rest) : { values, errors: {} }
}
