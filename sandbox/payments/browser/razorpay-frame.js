// Razorpay's window inside the frame: sends the chosen end to the sandbox, tells the shop's page.

const { parent: parentOrigin, frame, order, key, email, contact } = document.body.dataset
const choices = [...document.querySelectorAll('.choice')]
const leaving = [...document.querySelectorAll('.close, .leave')]
const failure = document.querySelector('.failure')
const progress = document.querySelector('.progress')

const tell = (type, detail = {}) =>
  window.parent.postMessage({ sandbox: 'razorpay-frame', frame, type, ...detail }, parentOrigin)

function setBusy(isBusy) {
  for (const button of choices) button.disabled = isBusy
  document.body.toggleAttribute('data-busy', isBusy)
  progress.textContent = isBusy ? 'Processing the payment…' : ''
}

function showFailure(text) {
  failure.textContent = text
  failure.hidden = false
}

async function send(outcome) {
  const answer = await fetch(`/razorpay/v1/checkout/${order}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, outcome, email, contact }),
  })
  return answer.json()
}

async function choose(button) {
  failure.hidden = true
  setBusy(true)
  try {
    const result = await send(button.dataset.outcome)
    if (result.razorpay_payment_id) {
      tell('paid', { response: result })
      return
    }
    const error = result.error ?? { description: 'The payment could not be processed.' }
    showFailure(`${error.description} Choose again, or close.`)
    tell('failed', { error })
  } catch {
    showFailure('The payment could not be processed. Choose again, or close.')
  }
  setBusy(false)
  button.focus()
}

for (const button of choices) button.addEventListener('click', () => void choose(button))
for (const button of leaving) button.addEventListener('click', () => tell('close'))

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('close')
})

new ResizeObserver(() => {
  tell('height', { height: Math.ceil(document.body.getBoundingClientRect().height) })
}).observe(document.body)

document.querySelector('h1').focus()
