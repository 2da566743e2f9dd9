/** A color of the site as hex, which is what the providers' own frames understand. */
export function tokenColor(token: string): string {
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
