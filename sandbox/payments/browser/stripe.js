// The payment sandbox's stand-in for Stripe's browser script, part 2: `window.Stripe`.
;(() => {
  const { origin, IntegrationError, paymentElement, walletElement } = window.charterdeskSandbox
  delete window.charterdeskSandbox

  /** What the shop keeps out of the form it must hand over itself, as with Stripe. */
  function checkBillingDetails(fields, given) {
    const hidden = fields?.billingDetails
    if (!hidden) return
    const needed = hidden === 'never' ? { name: 'never', email: 'never' } : hidden
    for (const name of ['name', 'email', 'phone']) {
      if (needed[name] !== 'never' || given?.[name] !== undefined) continue
      throw new IntegrationError(
        `You specified "never" for fields.billing_details.${name} when creating the payment Element, but did not pass params.billing_details.${name}.`,
      )
    }
  }

  function createElements(key, groupOptions) {
    const group = { appearance: undefined, ...groupOptions }
    let payment = null
    let wallets = null
    let isSubmitted = false

    const elements = {
      create(type, options = {}) {
        if (type === 'expressCheckout') {
          wallets = walletElement(options)
          return wallets.element
        }
        if (type !== 'payment') {
          throw new IntegrationError(`The payment sandbox has no ${type} Element.`)
        }
        if (payment) throw new IntegrationError('Can only create one Element of type payment.')
        const onDestroy = () => {
          payment = null
        }
        payment = paymentElement({ key, group, options: { ...options }, onDestroy })
        payment.element.on('change', () => {
          isSubmitted = false
        })
        return payment.element
      },
      getElement: (type) => (type === 'payment' && payment ? payment.element : null),
      update(changes) {
        Object.assign(group, changes)
        if (changes.appearance && payment?.isReady()) {
          void payment.ask('update', { appearance: changes.appearance })
        }
      },
      fetchUpdates: async () => ({}),
      async submit() {
        if (wallets) return {}
        if (!payment) throw new IntegrationError('elements.submit() needs a mounted Element.')
        const { error } = await payment.ask('validate')
        isSubmitted = !error
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
    }
    const createToken = async (params = {}) => {
      if (wallets) return wallets.createToken(key)
      if (!payment || !isSubmitted) {
        throw new IntegrationError('elements.submit() must be called before the payment is made.')
      }
      checkBillingDetails(payment.options.fields, params.payment_method_data?.billing_details)
      return payment.ask('createToken', { params: JSON.parse(JSON.stringify(params)) })
    }
    return { elements, createToken }
  }

  async function call(key, path, form) {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}` },
        body: form ? new URLSearchParams(form) : undefined,
      })
      const body = await answer.json()
      return answer.ok ? { paymentIntent: body } : { error: body.error }
    } catch {
      const message = 'The card processor could not be reached. Try again.'
      return { error: { type: 'api_connection_error', message } }
    }
  }

  function intentPath(clientSecret) {
    const [, id] = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret) ?? []
    if (!id) throw new IntegrationError('Invalid value for clientSecret.')
    return `/v1/payment_intents/${id}`
  }

  const redirect = (url) => {
    window.location.assign(url)
    return new Promise(() => {})
  }

  function next({ paymentIntent, error }) {
    const action = paymentIntent?.next_action
    if (action?.type === 'redirect_to_url') return redirect(action.redirect_to_url.url)
    return error ? { error } : { paymentIntent }
  }

  const notOffered = (name) => async () => {
    throw new IntegrationError(`The payment sandbox does not offer ${name}.`)
  }

  function stripeFor(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new IntegrationError('Stripe() needs a publishable key, which begins with pk_.')
    }
    const groups = new WeakMap()
    const tokenFor = async ({ elements, params }) => {
      const group = groups.get(elements)
      if (!group) throw new IntegrationError('Missing the elements of this Stripe instance.')
      return group.createToken(params)
    }
    const retrievePaymentIntent = async (clientSecret) => {
      const query = new URLSearchParams({ client_secret: clientSecret })
      return call(key, `${intentPath(clientSecret)}?${query}`)
    }

    return {
      elements(options) {
        const group = createElements(key, options)
        groups.set(group.elements, group)
        return group.elements
      },
      createConfirmationToken: tokenFor,
      retrievePaymentIntent,
      handleNextAction: async ({ clientSecret }) => next(await retrievePaymentIntent(clientSecret)),
      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect: when }) {
        const { confirmationToken, error } = await tokenFor({ elements, params: confirmParams })
        if (error) return { error }
        const form = { client_secret: clientSecret, confirmation_token: confirmationToken.id }
        const { return_url } = confirmParams
        if (return_url) form.return_url = return_url
        const result = await call(key, `${intentPath(clientSecret)}/confirm`, form)
        const after = await next(result)
        if (after.error || when === 'if_required' || !return_url) return after
        const url = new URL(return_url, window.location.href)
        url.searchParams.set('payment_intent', after.paymentIntent.id)
        url.searchParams.set('payment_intent_client_secret', clientSecret)
        url.searchParams.set('redirect_status', after.paymentIntent.status)
        return redirect(url.href)
      },
      createToken: notOffered('createToken'),
      createSource: notOffered('createSource'),
      createPaymentMethod: notOffered('createPaymentMethod'),
      confirmCardPayment: notOffered('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }

  window.Stripe = Object.assign(stripeFor, { version: 'endive' })
})()
