const HEX = /^#[0-9a-f]{6}$/i

/**
 * The icon of a site whose staff have set none: a sealed document, the seal in the brand's colour.
 * It is part of the page, so that a first visit needs one request less.
 */
export function brandIcon(colour: string): string {
  const seal = HEX.test(colour) ? colour : '#1559ce'
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<path d="M6 2h13.5L27 9.5V28a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" fill="#fff" ' +
    'stroke="#172033" stroke-width="2.5" stroke-linejoin="round"/>' +
    '<path d="M9.5 11.5h8M9.5 17h12" stroke="#172033" stroke-width="2.5" stroke-linecap="round"/>' +
    `<circle cx="21" cy="24" r="6" fill="${seal}" stroke="#fff" stroke-width="2"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
