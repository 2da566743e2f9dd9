/** An entry of the menu; its color is its place’s. */
export const NAV_LINK =
  'nav__link flex relative items-center min-h-7 phone:min-h-10 px-2 py-0.5 border border-transparent rounded-ui no-underline hover:bg-line-soft aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold focus-visible:outline-ring focus-visible:-outline-offset-2'
