/** The choices of a select: each value with its label, in their order. */
export function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
