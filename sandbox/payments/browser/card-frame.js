// The card fields inside the frame. They talk to the sandbox, and to the shop's page by messages
// that never carry a card number.

import { applyAppearance, applyFonts } from './card-appearance.js'
import { brandOf, cardProblems, digitsOf, formatExpiry, formatNumber } from './card-format.js'

const { parent: parentOrigin, frame: frameId, cards } = document.body.dataset
const knownCards = cards.split(' ')
const FIELDS = ['number', 'expiry', 'cvc']
const inputs = Object.fromEntries(FIELDS.map((name) => [name, document.getElementById(name)]))
const checked = new Set()
let publishableKey = ''
let lastChange = ''
let expiryBefore = ''

function tell(type, detail = {}) {
  const message = { sandbox: 'card-frame', frame: frameId, type, ...detail }
  window.parent.postMessage(message, parentOrigin)
}

const values = () => Object.fromEntries(FIELDS.map((name) => [name, inputs[name].value]))
const problems = () => cardProblems(values(), knownCards, new Date())

function showErrors() {
  const found = problems()
  for (const name of FIELDS) {
    const message = checked.has(name) && found[name] ? found[name].message : ''
    const line = document.getElementById(`${name}-error`)
    if (line.textContent !== message) line.textContent = message
    if (message) inputs[name].setAttribute('aria-invalid', 'true')
    else inputs[name].removeAttribute('aria-invalid')
  }
}

function tellChange() {
  const found = problems()
  const complete = FIELDS.every((name) => found[name] === null)
  const empty = FIELDS.every((name) => inputs[name].value === '')
  const state = JSON.stringify({ complete, empty })
  if (state === lastChange) return
  lastChange = state
  tell('change', { complete, empty })
}

function showBrand() {
  const { brand, cvc } = brandOf(digitsOf(inputs.number.value))
  document.body.dataset.brand = brand
  inputs.cvc.maxLength = cvc
  inputs.cvc.placeholder = cvc === 4 ? '4 digits' : 'CVC'
}

/** Writes a value in its format and leaves the caret after the same digit. */
function write(input, text) {
  if (text === input.value) return
  const caret = input.selectionStart ?? input.value.length
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length
  const isAtEnd = caret >= input.value.length
  input.value = text
  if (isAtEnd) return
  let position = 0
  for (let seen = 0; position < text.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(text[position])) seen += 1
  }
  input.setSelectionRange(position, position)
}

function onInput(name) {
  const input = inputs[name]
  if (name === 'number') write(input, formatNumber(input.value))
  if (name === 'expiry') write(input, formatExpiry(input.value, expiryBefore))
  if (name === 'cvc') write(input, digitsOf(input.value).slice(0, input.maxLength))
  expiryBefore = inputs.expiry.value
  showBrand()
  showErrors()
  tellChange()
}

for (const name of FIELDS) {
  const input = inputs[name]
  input.addEventListener('input', () => onInput(name))
  input.addEventListener('focus', () => tell('focus'))
  input.addEventListener('blur', () => {
    tell('blur')
    if (input.value === '') return
    checked.add(name)
    showErrors()
  })
}

document.getElementById('card').addEventListener('submit', (event) => event.preventDefault())

for (const button of document.querySelectorAll('.fill')) {
  button.addEventListener('click', () => {
    inputs.number.value = button.dataset.number
    const year = String(new Date().getFullYear() + 3).slice(2)
    if (inputs.expiry.value === '') inputs.expiry.value = `12 / ${year}`
    const { cvc } = brandOf(button.dataset.number)
    if (inputs.cvc.value.length !== cvc) inputs.cvc.value = '1234'.slice(0, cvc)
    for (const name of FIELDS) onInput(name)
  })
}

function validate() {
  for (const name of FIELDS) checked.add(name)
  showErrors()
  const found = problems()
  const first = FIELDS.find((name) => found[name] !== null)
  if (!first) return {}
  inputs[first].focus()
  return { error: { type: 'validation_error', ...found[first] } }
}

function addDetails(form, prefix, detail) {
  for (const [key, value] of Object.entries(detail ?? {})) {
    if (value === null || value === undefined || value === '') continue
    const name = `${prefix}[${key}]`
    if (typeof value === 'object') addDetails(form, name, value)
    else form.append(name, String(value))
  }
}

function tokenForm(params) {
  const form = new URLSearchParams()
  const [month, year] = inputs.expiry.value.split('/').map(digitsOf)
  const card = { number: digitsOf(inputs.number.value), exp_month: month, exp_year: year }
  const data = { type: 'card', card: { ...card, cvc: inputs.cvc.value } }
  addDetails(form, 'payment_method_data', data)
  const details = params.payment_method_data?.billing_details
  addDetails(form, 'payment_method_data[billing_details]', details)
  if (params.return_url) form.append('return_url', params.return_url)
  return form
}

async function createToken({ params = {} }) {
  const { error } = validate()
  if (error) return { error }
  const answer = await fetch('/v1/confirmation_tokens', {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: tokenForm(params),
  })
  const body = await answer.json()
  return answer.ok ? { confirmationToken: body } : { error: body.error }
}

const ACTIONS = {
  init({ key, appearance, fonts }) {
    publishableKey = key
    applyFonts(fonts)
    applyAppearance(appearance)
    document.body.dataset.ready = 'true'
    return {}
  },
  update({ appearance, readOnly }) {
    if (appearance) applyAppearance(appearance)
    if (readOnly !== undefined) for (const name of FIELDS) inputs[name].readOnly = readOnly
    return {}
  },
  validate,
  createToken,
  focus() {
    inputs.number.focus()
    return {}
  },
  clear() {
    for (const name of FIELDS) inputs[name].value = ''
    checked.clear()
    onInput('number')
    return {}
  },
}

window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== window.parent) return
  if (data?.sandbox !== 'shop' || data.frame !== frameId) return
  if (!Object.hasOwn(ACTIONS, data.action)) return
  try {
    tell('answer', { call: data.call, result: await ACTIONS[data.action](data.input ?? {}) })
  } catch {
    const message = 'The card processor could not be reached. Try again.'
    const error = { type: 'api_connection_error', message }
    tell('answer', { call: data.call, result: { error } })
  }
})

new ResizeObserver(() => {
  tell('height', { height: Math.ceil(document.body.getBoundingClientRect().height) })
}).observe(document.body)

tell('hello')
