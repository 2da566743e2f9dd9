import { Mark } from './Mark'

/** The mark that stands for the start page in the header of the admin. */
export function Icon() {
  return (
    <svg aria-hidden="true" className="block w-full h-full text-text" viewBox="0 0 24 24">
      <Mark />
    </svg>
  )
}
