import { Mark } from './Mark'

/** Mark and name, as they stand above the sign-in form. */
export function Logo() {
  return (
    <span className="admin-logo">
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <Mark />
      </svg>
      Charterdesk
    </span>
  )
}
