import { Section } from '@/src/admin/kit/ui/Section'

const TIPS = [
  'Keep page titles at 50-60 characters, with the most important words first.',
  'Write meta descriptions of 150-160 characters that say what the reader gets.',
  'Give every page a title and a description of its own.',
  'Use pictures of 1200 × 630 pixels for link previews.',
  'Set an address once and keep it. When a page has to move, add a redirect.',
]

/** What makes pages easy to find. */
export const Tips = () => (
  <Section id="seo-tips" title="Best practices">
    <ul className="seo-tips">
      {TIPS.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Section>
)
