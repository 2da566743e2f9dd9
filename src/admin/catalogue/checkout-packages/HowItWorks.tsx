import { Section } from '@/src/admin/kit/ui/Section'

/** What descriptions are, for whoever opens the screen for the first time. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How It Works">
      <ol className="step-help">
        <li>Each description belongs to one package. Name and price come from that package.</li>
        <li>Active descriptions appear in the package step of the checkout, in this order.</li>
        <li>Drag a card, or use its arrows, to change the order. It is saved right away.</li>
        <li>To check your changes, open Preview Checkout.</li>
      </ol>
    </Section>
  )
}
