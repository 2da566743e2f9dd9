/** A document with a seal on its lower edge, in the color of the text around it. */
export function Mark() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.75">
      <path d="M13 21H5.5A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3h13A1.5 1.5 0 0 1 20 4.5V11" />
      <path d="M8 8h8M8 12h4" strokeLinecap="round" />
      <circle cx="18" cy="17" r="3" fill="currentColor" />
    </g>
  )
}
