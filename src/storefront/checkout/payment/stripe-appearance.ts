import type { Appearance } from '@stripe/stripe-js'

/** A colour of the site as hex, which is what Stripe's frame understands. */
function hex(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const context = document.createElement('canvas').getContext('2d')
  const shown = getComputedStyle(probe).color
  probe.remove()
  if (!context) return shown
  context.fillStyle = shown
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Stripe's fields in the look of ours, in light and dark. */
export function stripeAppearance(): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: hex('accent'),
      colorBackground: hex('raised'),
      colorText: hex('text'),
      colorTextSecondary: hex('muted'),
      colorTextPlaceholder: hex('muted'),
      colorDanger: hex('danger'),
      borderRadius: '6px',
      fontSizeBase: '17px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': {
        border: `1px solid ${hex('border-strong')}`,
        boxShadow: 'none',
        padding: '10px 12px',
      },
      '.Label': { fontWeight: '600', fontSize: '15px', color: hex('text') },
      '.Error': { fontSize: '15px' },
    },
  }
}
