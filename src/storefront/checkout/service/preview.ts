import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { wantedAddons } from '@/src/domain/catalogue/pricing/service-addons'
import { quoteService } from '@/src/domain/catalogue/pricing/service-quote'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'

import { lineKey } from '../formation/quote'
import { keepOffer } from '../offers/keep-offer'
import { addonFor, chosenState, chosenType } from './offer'

/**
 * What the choices cost as far as this browser knows, until the server says so.
 *
 * `known` is the last quote shown: its prices win over the page's catalogue, which may be older.
 * A package type is told from another of the same service by its label.
 */
export function previewServiceQuote(
  catalogue: ServiceCatalogue,
  answers: ServiceDraftAnswers,
  known: Quote | null,
): Quote {
  const { id, service: slug, name } = catalogue
  const type = chosenType(answers, catalogue)
  const preview = quoteService({
    service: type
      ? { id, slug, name, type: { key: type.type, label: type.name, price: type.price } }
      : null,
    addons: wantedAddons(answers).flatMap((answer) => addonFor(answer, catalogue) ?? []),
    state: chosenState(answers, catalogue) ?? null,
    businessAddressBilling: answers.businessAddressBilling ?? 'monthly',
  })
  const prices = new Map(
    known?.lines.map((line) => [`${lineKey(line)}:${line.label}`, line.amountMinor]),
  )
  const lines = preview.lines.map((line) => ({
    ...line,
    amountMinor: prices.get(`${lineKey(line)}:${line.label}`) ?? line.amountMinor,
  }))
  const totalMinor = lines.reduce((total, line) => total + line.amountMinor, 0)
  return keepOffer({ ...preview, lines, totalMinor }, answers.offer, known)
}
