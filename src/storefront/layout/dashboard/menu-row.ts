/** One line of the dashboard's menu. */
export const MENU_ROW =
  'flex min-h-10 w-full items-center gap-3 rounded-ui px-3 text-left text-sm text-muted transition-colors hover:bg-border/40 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:outline aria-[current=page]:-outline-offset-1 aria-[current=page]:outline-border'
