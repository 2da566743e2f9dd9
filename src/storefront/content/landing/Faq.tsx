import { Plus } from 'lucide-react'

import type { FaqView, Readable } from '@/src/domain/catalogue/catalogue-views'
import { Notice } from '@/src/storefront/ui/notice'

/** Questions that open to their answers, without a script. */
export function Faq({ faqs }: { faqs: Readable<FaqView> }) {
  return (
    <>
      {faqs.isFallback && (
        <Notice tone="warning" className="mb-6">
          Failed to load FAQs: the database did not answer - Showing default FAQs below
        </Notice>
      )}
      <div className="border-t border-border">
        {faqs.items.map((faq) => (
          <details key={faq.question} name="faq" className="group border-b border-border">
            <summary className="flex items-start justify-between gap-6 py-4 font-semibold">
              {faq.question}
              <Plus
                aria-hidden
                className="mt-1 size-4.5 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[65ch] pb-5 whitespace-pre-line text-muted">{faq.answer}</p>
          </details>
        ))}
      </div>
    </>
  )
}
