type Range = readonly [first: number, last: number]

/** The first three digits of the ZIP codes that the postal service gives to each state. */
const PREFIXES: Readonly<Record<string, readonly Range[]>> = {
  AL: [[350, 369]],
  AK: [[995, 999]],
  AZ: [[850, 865]],
  AR: [
    [716, 729],
    [755, 755],
  ],
  CA: [[900, 961]],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DE: [[197, 199]],
  DC: [
    [200, 205],
    [569, 569],
  ],
  FL: [[320, 349]],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  ID: [[832, 838]],
  IL: [[600, 629]],
  IN: [[460, 479]],
  IA: [[500, 528]],
  KS: [[660, 679]],
  KY: [
    [400, 427],
    [471, 471],
  ],
  LA: [[700, 714]],
  ME: [[39, 49]],
  MD: [[206, 219]],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MI: [[480, 499]],
  MN: [[550, 567]],
  MS: [[386, 397]],
  MO: [[630, 658]],
  MT: [[590, 599]],
  NE: [[680, 693]],
  NV: [[889, 898]],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [[870, 884]],
  NY: [
    [5, 5],
    [63, 63],
    [100, 149],
  ],
  NC: [[270, 289]],
  ND: [[580, 588]],
  OH: [[430, 459]],
  OK: [
    [730, 731],
    [734, 749],
  ],
  OR: [[970, 979]],
  PA: [[150, 196]],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [733, 733],
    [750, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VT: [
    [50, 54],
    [56, 59],
  ],
  VA: [
    [201, 201],
    [220, 246],
  ],
  WA: [[980, 994]],
  WV: [[247, 268]],
  WI: [[530, 549]],
  WY: [
    [820, 831],
    [834, 834],
  ],
}

/** A US ZIP code, with or without the four digits that follow it. */
export const ZIP_CODE = /^\d{5}(?:-\d{4})?$/

/** Whether a ZIP code lies in a state. Of a state that is not known here nothing is refused. */
export function zipIsIn(state: string, zipCode: string): boolean {
  const ranges = PREFIXES[state]
  if (!ranges) return true
  const prefix = Number(zipCode.slice(0, 3))
  return ranges.some(([first, last]) => prefix >= first && prefix <= last)
}

/** A ZIP code that lies in a state; for what is invented. */
export const zipIn = (state: string): string =>
  `${String(PREFIXES[state]?.[0]?.[0] ?? 0).padStart(3, '0')}01`
