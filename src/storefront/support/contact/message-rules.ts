import { zodResolver } from '@hookform/resolvers/zod'

import { supportMessage } from '@/src/domain/support/support-message'

export const messageRules = zodResolver(supportMessage)
