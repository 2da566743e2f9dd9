// The look that the shop asks for, in the terms of Stripe's appearance API.

const SAFE_VALUE = /^[\w\s#%.,()'"/+-]{1,120}$/

const NIGHT = {
  colorPrimary: '#7ea6ff',
  colorBackground: '#1d2430',
  colorText: '#f2f4f8',
  colorDanger: '#ff9b9b',
  colorTextSecondary: '#a9b3c4',
  colorTextPlaceholder: '#8d97a8',
}

const SELECTORS = {
  '.Input': 'input',
  '.Input:hover': 'input:hover',
  '.Input:focus': 'input:focus',
  '.Input::placeholder': 'input::placeholder',
  '.Input--invalid': 'input[aria-invalid="true"]',
  '.Label': 'label',
  '.Error': '.error',
}

const PROPERTIES = [
  'backgroundColor',
  'border',
  'borderColor',
  'borderRadius',
  'boxShadow',
  'color',
  'fontSize',
  'fontWeight',
  'padding',
]

const ruleSheet = new CSSStyleSheet()
document.adoptedStyleSheets = [ruleSheet]

function applyRules(rules) {
  ruleSheet.replaceSync('')
  for (const [name, declarations] of Object.entries(rules)) {
    if (!Object.hasOwn(SELECTORS, name)) continue
    const index = ruleSheet.insertRule(`${SELECTORS[name]} {}`, ruleSheet.cssRules.length)
    for (const property of PROPERTIES) {
      const value = String(declarations[property] ?? '')
      if (SAFE_VALUE.test(value)) ruleSheet.cssRules[index].style[property] = value
    }
  }
}

/** The shop's own faces; one that does not load leaves the next in the list. */
export function applyFonts(fonts = []) {
  for (const { family, src, weight, unicodeRange } of fonts) {
    try {
      document.fonts.add(
        new FontFace(family, src, { weight, ...(unicodeRange && { unicodeRange }) }),
      )
    } catch {
      // What the shop says of it makes no sense.
    }
  }
}

/** Whether the text is light, so that the frame must not have a light ground of its own. */
function isTextLight() {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).color.match(/[\d.]+/g) ?? []
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140
}

export function applyAppearance({ theme, variables, rules } = {}) {
  const root = document.documentElement
  root.style.cssText = ''
  for (const [name, value] of Object.entries({ ...(theme === 'night' && NIGHT), ...variables })) {
    if (!/^[a-zA-Z]{1,40}$/.test(name) || !SAFE_VALUE.test(String(value))) continue
    root.style.setProperty(`--${name}`, String(value))
  }
  applyRules(rules ?? {})
  root.dataset.theme = isTextLight() ? 'night' : 'light'
}
