import { staffEndpoint } from '@/src/access/actions'
import { exchangeRateInput } from '@/src/domain/payments/gateways/gateway-keys'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { setExchangeRate } from '@/src/services/payments/gateways/configure-gateway'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sets what a dollar is in rupees. A day ahead passes: it is tomorrow already in India. */
export const exchangeRateEndpoint = staffEndpoint({
  action: 'configureGateways',
  path: '/gateways/razorpay/exchange-rate',
  method: 'patch',
  handler: async (req) => {
    const input = parseInput(exchangeRateInput, await bodyOf(req))
    if (Date.parse(input.exchangeRateAsOf) > Date.now() + DAY_MS) {
      const message = 'The date of the rate is in the future.'
      throw new AppError('invalid_input', message, 422, { exchangeRateAsOf: message })
    }
    await setExchangeRate(req, input)
    return Response.json({ message: `The new rate is 1 USD ≈ ${input.exchangeRate} INR.` })
  },
})
