// The payment sandbox's stand-in for Stripe's browser script, part 1: the card element, which is
// a frame of the sandbox's own origin inside the shop's page.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const LOAD_TIME = 15_000
  const ANSWER_TIME = 30_000

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  const pixels = (text, otherwise) =>
    /^[\d.]+px$/.test(text) ? Number.parseFloat(text) : otherwise

  /** The height before the frame has told its own, so that nothing below it jumps. */
  function firstHeight(width, appearance) {
    const base = pixels(appearance?.variables?.fontSizeBase, 16)
    const label = pixels(appearance?.rules?.['.Label']?.fontSize, base * 0.875)
    const row = 1.4 * label + 5 + 1.5 * base + 20
    const noteLine = 0.8125 * 1.45 * base
    const isNoteWrapped = width > 0 && width < 24.75 * base
    return Math.floor(36 + 2 * row + (noteLine + 6) + 25 + (isNoteWrapped ? noteLine : 0))
  }

  function makeFrame(id) {
    const frame = document.createElement('iframe')
    const query = new URLSearchParams({ frame: id, origin: window.location.origin })
    frame.src = `${origin}/elements/payment?${query}`
    frame.name = id
    frame.title = 'Secure card payment input (payment sandbox)'
    frame.allow = 'payment'
    // A focus ring is 3 px wide and must not be cut off at the frame's edge.
    const style = { border: '0', width: 'calc(100% + 8px)', margin: '0 -4px', display: 'block' }
    Object.assign(frame.style, style)
    return frame
  }

  const newFrameId = () => `charterdesk-card-${Math.random().toString(36).slice(2)}`

  function paymentElement({ key, options, group, onDestroy }) {
    const id = newFrameId()
    const listeners = new Map()
    const calls = new Map()
    let frame = null
    let isReady = false
    let loadTimer = 0
    let callCount = 0

    const emit = (name, detail = {}) => {
      for (const listener of listeners.get(name) ?? []) {
        listener({ elementType: 'payment', ...detail })
      }
    }

    const post = (action, input, call) => {
      const message = { sandbox: 'shop', frame: id, action, input, call }
      frame.contentWindow.postMessage(message, origin)
    }

    const ask = (action, input = {}) =>
      new Promise((resolve, reject) => {
        if (!frame || !isReady) {
          reject(new IntegrationError('The Payment Element is not mounted and ready.'))
          return
        }
        callCount += 1
        const call = callCount
        const tooLate = setTimeout(() => {
          calls.delete(call)
          const message = 'The card fields did not answer. Try again.'
          resolve({ error: { type: 'api_connection_error', message } })
        }, ANSWER_TIME)
        calls.set(call, (result) => {
          clearTimeout(tooLate)
          resolve(result)
        })
        post(action, input, call)
      })

    const failToLoad = () => {
      const message = 'The card fields could not be loaded.'
      emit('loaderror', { error: { type: 'api_connection_error', message } })
    }

    const heard = {
      hello() {
        clearTimeout(loadTimer)
        post('init', { key, appearance: group.appearance, fonts: group.fonts }, 0)
      },
      answer({ call, result }) {
        if (call === 0) {
          isReady = true
          emit('ready')
        }
        calls.get(call)?.(result)
        calls.delete(call)
      },
      height({ height }) {
        if (height > 0) frame.style.height = `${height}px`
      },
      change({ complete, empty }) {
        emit('change', { complete, empty, collapsed: false, value: { type: 'card' } })
      },
      focus: () => emit('focus'),
      blur: () => emit('blur'),
    }

    const onMessage = (event) => {
      if (event.origin !== origin || !frame || event.source !== frame.contentWindow) return
      const { data } = event
      if (data?.sandbox !== 'card-frame' || data.frame !== id) return
      if (Object.hasOwn(heard, data.type)) heard[data.type](data)
    }

    const element = {
      mount(target) {
        const host = typeof target === 'string' ? document.querySelector(target) : target
        if (!host) {
          throw new IntegrationError(
            `The selector you specified (${target}) applies to no element.`,
          )
        }
        element.unmount()
        frame = makeFrame(id)
        frame.style.height = `${firstHeight(host.clientWidth, group.appearance)}px`
        window.addEventListener('message', onMessage)
        loadTimer = setTimeout(failToLoad, LOAD_TIME)
        host.replaceChildren(frame)
      },
      unmount() {
        clearTimeout(loadTimer)
        window.removeEventListener('message', onMessage)
        frame?.remove()
        frame = null
        isReady = false
      },
      destroy() {
        element.unmount()
        listeners.clear()
        emit('destroy')
        onDestroy()
      },
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
        return element
      },
      once(name, listener) {
        const onlyOnce = (event) => {
          element.off(name, onlyOnce)
          listener(event)
        }
        return element.on(name, onlyOnce)
      },
      off(name, listener) {
        const kept = (listeners.get(name) ?? []).filter((known) => listener && known !== listener)
        listeners.set(name, kept)
        return element
      },
      update(changes) {
        Object.assign(options, changes)
        if (isReady) void ask('update', { readOnly: changes.readOnly })
      },
      getValue: () => ({ type: 'card' }),
      focus: () => void ask('focus').catch(() => {}),
      blur: () => frame?.blur(),
      clear: () => void ask('clear').catch(() => {}),
      collapse() {},
    }
    return { element, ask, options, isReady: () => isReady }
  }

  /** What the wallet of the sandbox pays with: a card that is always good for it. */
  const WALLET_CARD = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' }

  async function createWalletToken(key) {
    const fields = Object.entries(WALLET_CARD).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ])
    const body = new URLSearchParams([['payment_method_data[type]', 'card'], ...fields])
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${origin}/v1/confirmation_tokens`, {
      method: 'POST',
      headers,
      body,
    })
    const token = await answer.json()
    if (!answer.ok) return { error: token.error }
    const { card } = token.payment_method_preview
    const payment_method_preview = {
      ...token.payment_method_preview,
      card: { ...card, wallet: { type: 'link' } },
    }
    return { confirmationToken: { ...token, payment_method_preview } }
  }

  /** A wallet's button, offered unless the page says that the device has none. */
  function walletElement({ buttonHeight = 44 }) {
    const listeners = new Map()
    const emit = (name, detail = {}) =>
      listeners.get(name)?.({ elementType: 'expressCheckout', ...detail })
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay with Link (sandbox)'
    const style = { width: '100%', height: `${buttonHeight}px`, border: '0', borderRadius: '6px' }
    Object.assign(button.style, style, {
      background: '#00d66f',
      color: '#011e0f',
      fontWeight: '600',
    })
    button.addEventListener('click', () => {
      const confirmed = { expressPaymentType: 'link', paymentFailed() {} }
      const resolve = () => setTimeout(() => emit('confirm', confirmed))
      emit('click', { expressPaymentType: 'link', resolve, reject() {} })
    })
    const element = {
      mount(host) {
        const isOffered = !window.charterdeskSandboxHasNoWallets
        if (isOffered) host.replaceChildren(button)
        setTimeout(() =>
          emit('ready', { availablePaymentMethods: isOffered ? { link: true } : undefined }),
        )
      },
      unmount: () => button.remove(),
      destroy() {
        button.remove()
        listeners.clear()
      },
      on(name, listener) {
        listeners.set(name, listener)
        return element
      },
      update() {},
    }
    return { element, createToken: createWalletToken }
  }

  window.charterdeskSandbox = { origin, IntegrationError, paymentElement, walletElement }
})()
