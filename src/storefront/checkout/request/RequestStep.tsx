import type { FormEvent } from 'react'

import { Notice } from '@/src/storefront/ui/notice'

import { chosenState } from '../formation/choices'
import { formId } from '../formation/form-id'
import type { Checkout } from '../formation/use-checkout'
import { Review } from '../steps/Review'
import { useBroughtForward } from '../use-brought-forward'
import type { OfferRequest } from './use-request'

type RequestStepProps = { checkout: Checkout; request: OfferRequest }

/** Everything once more, before staff are asked for an offer. */
export function RequestStep({ checkout, request }: RequestStepProps) {
  const { state, edit } = checkout
  const { answers, catalogue } = state
  const where = chosenState(answers, catalogue)?.name ?? 'this state'
  const type = answers.companyType ?? 'llc'
  const trouble = useBroughtForward(request.trouble)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!request.isBusy) request.send()
  }

  return (
    <form id={formId('confirm')} noValidate onSubmit={submit} className="flex flex-col gap-8">
      {request.trouble && (
        <div ref={trouble}>
          <Notice tone="danger" live title="We could not send your request">
            {request.trouble.message} Your answers are still here.
          </Notice>
        </div>
      )}
      <Notice tone="accent" title="We prepare an offer by hand">
        {`You can’t order ${NOUNS[type]} in ${where} online. Send us your request, and we email you an offer within 2 business days. You pay nothing now.`}
      </Notice>
      <Review state={state} held={null} onEdit={(step) => !request.isBusy && edit(step)} />
    </form>
  )
}

const NOUNS = { llc: 'an LLC', corporation: 'a corporation', partnership: 'a partnership' } as const
