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
      <div className="questions border-t border-border">
        {faqs.items.map((faq) => (
          <details key={faq.question} name="faq">
            <summary>{faq.question}</summary>
            <p>{faq.answer}</p>
          </details>
        ))}
      </div>
    </>
  )
}
