import { zodResolver } from '@hookform/resolvers/zod'

import { supportMessage } from '@/src/domain/content/support-message'

export const messageRules = zodResolver(supportMessage)
