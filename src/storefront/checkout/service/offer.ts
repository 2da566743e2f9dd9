import type { ServicePackageView } from '@/src/domain/catalogue/catalogue-views'
import {
  ADDON_ANSWERS,
  type AddonAnswer,
  SERVICE_ADDONS,
} from '@/src/domain/catalogue/pricing/service-addons'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { asksBusinessName } from '@/src/domain/checkout/service-questions'
import type {
  ServiceAddonOffer,
  ServiceCatalogue,
  ServiceStateOffer,
} from '@/src/domain/checkout/service-view'

export function chosenType(
  answers: ServiceDraftAnswers,
  { packages }: Pick<ServiceCatalogue, 'packages'>,
): ServicePackageView | undefined {
  return packages.find((one) => one.type === answers.packageType)
}

export function chosenState(
  answers: ServiceDraftAnswers,
  { states }: Pick<ServiceCatalogue, 'states'>,
): ServiceStateOffer | undefined {
  return states.find((one) => one.id === answers.stateId)
}

/** The add-on behind an answer; undefined where it is not offered beside this service. */
export function addonFor(
  answer: AddonAnswer,
  { addons }: Pick<ServiceCatalogue, 'addons'>,
): ServiceAddonOffer | undefined {
  return addons.find((one) => one.code === SERVICE_ADDONS[answer])
}

/** The answers without what is no longer on sale; a package is always chosen. */
export function keepOffered(
  answers: ServiceDraftAnswers,
  catalogue: ServiceCatalogue,
): ServiceDraftAnswers {
  const gone = ADDON_ANSWERS.filter((answer) => answers[answer] && !addonFor(answer, catalogue))
  return {
    ...answers,
    packageType: (chosenType(answers, catalogue) ?? catalogue.packages[0])?.type,
    stateId: chosenState(answers, catalogue)?.id ?? null,
    ...Object.fromEntries(gone.map((answer) => [answer, false])),
  }
}

/** The name of the company to form: the business's own where the service asks for one. */
export function nameToForm(
  answers: ServiceDraftAnswers,
  { service }: Pick<ServiceCatalogue, 'service'>,
): string {
  return (asksBusinessName(service) ? answers.businessName : answers.companyName)?.trim() ?? ''
}
