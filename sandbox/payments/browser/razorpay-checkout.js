// The payment sandbox's stand-in for Razorpay's checkout script: `window.Razorpay`, which opens a
// frame of the sandbox's own origin in a modal dialog of the shop's page.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const LOAD_TIME = 15_000

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    dialog.charterdesk-razorpay {
      position: fixed;
      inset: 0;
      width: min(432px, 100vw);
      max-width: none;
      max-height: 100dvh;
      margin: auto;
      padding: 0;
      overflow: hidden auto;
      background: #ffffff;
      border: 0;
      border-radius: 12px;
      box-shadow: 0 24px 64px rgb(10 16 30 / 32%);
    }
    dialog.charterdesk-razorpay::backdrop {
      background: rgb(10 16 30 / 56%);
    }
    dialog.charterdesk-razorpay > iframe {
      display: block;
      width: 100%;
      height: 496px;
      border: 0;
      color-scheme: light;
    }
    @media (max-width: 480px) {
      dialog.charterdesk-razorpay {
        margin: auto 0 0;
        width: 100vw;
        border-radius: 12px 12px 0 0;
      }
    }
  `)

  const newFrameId = () => `charterdesk-razorpay-${Math.random().toString(36).slice(2)}`

  function makeFrame(id, options) {
    const { key, order_id, name = '', description = '', prefill = {} } = options
    const { email = '', contact = '' } = prefill
    const query = new URLSearchParams({
      frame: id,
      origin: window.location.origin,
      key,
      name,
      description,
      email,
      contact,
    })
    const frame = document.createElement('iframe')
    frame.src = `${origin}/razorpay/checkout/${encodeURIComponent(order_id)}?${query}`
    frame.title = 'Payment (payment sandbox)'
    frame.allow = 'payment'
    frame.addEventListener('load', () => frame.contentWindow?.focus())
    return frame
  }

  function checkOptions(options) {
    if (!options?.key) throw new Error('No key passed')
    if (!options.order_id) throw new Error('The payment sandbox needs an order_id')
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #dialog = null
    #frame = null
    #loadTimer = 0
    #id = newFrameId()

    constructor(options) {
      checkOptions(options)
      this.#options = options
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener])
      return this
    }

    open() {
      if (this.#dialog) return this
      if (!document.adoptedStyleSheets.includes(sheet)) {
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      const dialog = document.createElement('dialog')
      dialog.className = 'charterdesk-razorpay'
      dialog.setAttribute('aria-label', `Pay ${this.#options.name ?? ''} (payment sandbox)`)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        this.#dismiss()
      })
      this.#frame = makeFrame(this.#id, this.#options)
      this.#dialog = dialog
      dialog.append(this.#frame)
      document.body.append(dialog)
      window.addEventListener('message', this.#hear)
      dialog.showModal()
      // A window that does not load can't be closed from inside.
      this.#loadTimer = setTimeout(() => this.#dismiss(), LOAD_TIME)
      return this
    }

    close() {
      clearTimeout(this.#loadTimer)
      window.removeEventListener('message', this.#hear)
      this.#dialog?.close()
      this.#dialog?.remove()
      this.#dialog = null
      this.#frame = null
      return this
    }

    #emit(name, detail) {
      for (const listener of this.#listeners.get(name) ?? []) listener(detail)
    }

    #dismiss() {
      if (!this.#dialog) return
      this.close()
      this.#options.modal?.ondismiss?.()
    }

    #hear = ({ origin: from, source, data }) => {
      if (from !== origin || !this.#frame || source !== this.#frame.contentWindow) return
      if (data?.sandbox !== 'razorpay-frame' || data.frame !== this.#id) return
      clearTimeout(this.#loadTimer)
      if (data.type === 'height' && data.height > 0) this.#frame.style.height = `${data.height}px`
      if (data.type === 'failed') this.#emit('payment.failed', { error: data.error })
      if (data.type === 'close') this.#dismiss()
      if (data.type === 'paid') {
        this.close()
        this.#options.handler?.(data.response)
      }
    }
  }

  window.Razorpay = Razorpay
})()
