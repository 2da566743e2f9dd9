import { StyleSheet } from '@react-pdf/renderer'

import { SERIF } from './fonts'

const TEXT = '#141a24'
const MUTED = '#4d5664'
const RULE = '#dfe3ea'

/** Ink on paper: one column, thin rules, amounts on the right. */
export const LOOK = StyleSheet.create({
  page: {
    padding: '48 54 64',
    fontSize: 9.5,
    lineHeight: 1.45,
    color: TEXT,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 24 },
  brand: { fontSize: 11, fontWeight: 600 },
  muted: { color: MUTED },
  right: { textAlign: 'right' },
  heading: { fontFamily: SERIF, fontSize: 26, lineHeight: 1.15, marginTop: 34 },
  facts: { flexDirection: 'row', gap: 24, marginTop: 18 },
  fact: { flex: 1 },
  label: { fontSize: 8, color: MUTED, marginBottom: 2 },
  strong: { fontWeight: 600 },
  parties: {
    flexDirection: 'row',
    gap: 24,
    marginTop: 20,
    paddingTop: 14,
    borderTop: `1 solid ${RULE}`,
  },
  table: { marginTop: 24 },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingVertical: 7,
    borderBottom: `1 solid ${RULE}`,
  },
  what: { flex: 1 },
  note: { fontSize: 8, color: MUTED },
  amount: { width: 110, textAlign: 'right' },
  sum: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingTop: 6,
  },
  total: { fontSize: 12, fontWeight: 600, paddingTop: 10 },
  sandbox: {
    marginTop: 22,
    padding: 8,
    border: `1 solid ${MUTED}`,
    fontWeight: 600,
  },
  foot: {
    position: 'absolute',
    left: 54,
    right: 54,
    bottom: 32,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: MUTED,
  },
})
