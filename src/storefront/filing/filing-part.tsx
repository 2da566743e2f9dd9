import type { ComponentProps } from 'react'

import { FilingSection } from './FilingSection'

type Filing = Omit<ComponentProps<typeof FilingSection>, 'extrasHref'>

/** The filing details as a part of an order's page, which asks for them until they are sent. */
export function filingPart(filing: Filing) {
  const { completedAt, closed } = filing.filing
  return {
    isAsked: !completedAt && !closed,
    section: <FilingSection {...filing} extrasHref="#extras" />,
  }
}
