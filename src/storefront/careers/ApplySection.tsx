import type { OpeningView } from '@/src/domain/careers/opening-view'
import { monthsText } from '@/src/domain/careers/retention'
import type { SiteSettings } from '@/src/domain/content/site-settings'

import { ApplyForm } from './ApplyForm'

type Props = {
  readonly opening: OpeningView
  readonly settings: Pick<SiteSettings, 'applicationMonths' | 'email'>
}

/** The form, and whom to write to instead. */
export function ApplySection({ opening, settings }: Props) {
  const { slug, title, questions } = opening
  const href = `mailto:${settings.email}?subject=${encodeURIComponent(`Application: ${title}`)}`
  return (
    <section aria-labelledby="apply" className="border-t border-border pt-10">
      <h2 className="mb-2 text-xl font-semibold" id="apply">
        Apply for this position
      </h2>
      <p className="mb-6 text-sm text-muted">
        Questions first? Write to{' '}
        <a className="link wrap-anywhere" href={href}>
          {settings.email}
        </a>
        .
      </p>
      <ApplyForm
        months={monthsText(settings.applicationMonths)}
        opening={{ slug, title, questions }}
      />
    </section>
  )
}
