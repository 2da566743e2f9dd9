import type { CSSProperties } from 'react'

const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "Georgia, 'Times New Roman', serif"

/** Inline styles, because many mail programs read no other. Light; DARK overrides by class. */
export const LOOK = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#f4f6f9', fontFamily: SANS },
  sheet: {
    maxWidth: '560px',
    width: '100%',
    backgroundColor: '#ffffff',
    border: '1px solid #dfe3ea',
    borderRadius: '6px',
  },
  padded: { padding: '28px 24px' },
  brand: {
    margin: '0 0 28px',
    color: '#4d5664',
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: '22px',
  },
  heading: {
    margin: '0 0 12px',
    color: '#141a24',
    fontFamily: SERIF,
    fontSize: '28px',
    fontWeight: 500,
    letterSpacing: '-0.02em',
    lineHeight: '34px',
  },
  text: { margin: '0 0 16px', color: '#141a24', fontSize: '16px', lineHeight: '25px' },
  small: { margin: '0 0 8px', color: '#4d5664', fontSize: '14px', lineHeight: '21px' },
  rule: { margin: '24px 0', borderColor: '#dfe3ea' },
  label: {
    padding: '7px 12px 7px 0',
    color: '#141a24',
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'left',
    fontWeight: 400,
    verticalAlign: 'top',
  },
  amount: {
    padding: '7px 0',
    color: '#141a24',
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '22px',
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>

/** What changes where the reader's mail program is dark and says so. */
export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-body, .m-body > table > tbody > tr > td { background-color: #12161d !important; }
  .m-sheet { background-color: #1a2029 !important; border-color: #343c49 !important; }
  .m-text { color: #eef1f5 !important; }
  .m-muted { color: #aab3c0 !important; }
  .m-rule { border-color: #343c49 !important; }
}
@media (max-width: 420px) {
  .m-padded > tbody > tr > td { padding: 22px 16px !important; }
  .m-body > table > tbody > tr > td { padding: 0 !important; }
}`
