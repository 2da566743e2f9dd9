import home from '@/src/domain/content/texts/default-faqs.json' with { type: 'json' }
import support from '@/src/domain/content/texts/support-faqs.json' with { type: 'json' }
import type { FaqView } from '../../catalogue/catalogue-views'

/** Seeded, and shown when the FAQs cannot be read. */
export const DEFAULT_FAQS: readonly FaqView[] = home

export const SUPPORT_FAQS: readonly FaqView[] = support
