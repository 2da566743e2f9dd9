import type { ReactNode } from 'react'

import { cx } from './cx'

type ContainerProps = {
  width?: 'wide' | 'form'
  className?: string
  children: ReactNode
}

/** Keeps content within its measure; a narrow one begins at the page's left edge, as its header does. */
export function Container({ width = 'wide', className, children }: ContainerProps) {
  return (
    <div className={cx('mx-auto w-full px-5 sm:px-8', className)}>
      <div className="mx-auto max-w-300">
        {width === 'wide' ? children : <div className="max-w-140">{children}</div>}
      </div>
    </div>
  )
}

type SectionProps = {
  /** The anchor, e.g. "pricing". */
  id?: string
  title: ReactNode
  intro?: ReactNode
  tone?: 'plain' | 'panel'
  /** On a wide screen the heading stands at the left of the content instead of above it. */
  split?: boolean
  children: ReactNode
}

/** One part of a long page, with a heading and generous air. */
export function Section({ id, title, intro, tone = 'plain', split, children }: SectionProps) {
  return (
    <section
      id={id}
      className={cx(
        'py-8 sm:py-16 lg:py-26',
        tone === 'panel' && 'border-y border-border bg-panel',
      )}
    >
      <Container>
        <div className={cx(split && 'grid gap-x-16 lg:grid-cols-[1fr_1.6fr]')}>
          <div className={cx('mb-5 max-w-[60ch] sm:mb-8', !split && 'lg:mb-12')}>
            <h2 className={cx('heading text-2xl', split && 'max-w-[14ch]')}>{title}</h2>
            {intro && <p className="mt-3 text-muted lg:text-lg">{intro}</p>}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </Container>
    </section>
  )
}

type SwipedProps = { label: string; className?: string; children: ReactNode }

/** Articles, or the entries of a list, which stand side by side on a phone: one swipes to the next. */
export const Swiped = ({ label, className, children }: SwipedProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
  <section aria-label={label} className={cx('swiped', className)} tabIndex={0}>
    {children}
  </section>
)

/** A bounded group of things that belong together. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('rounded-ui border border-border bg-raised p-5 sm:p-6', className)}>
      {children}
    </div>
  )
}
