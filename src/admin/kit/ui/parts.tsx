import { Banner, Button, Link } from '@payloadcms/ui'
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type SectionProps = {
  readonly id: string
  readonly title: string
  readonly description?: ReactNode
  /** Filters and links that belong to the whole section. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Section({ id, title, description, aside, children }: SectionProps) {
  return (
    <section className="admin-section mb-7 scroll-mt-15" aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2 mb-3">
        <div>
          <h2 className="m-0 text-lg" id={id}>
            {title}
          </h2>
          {description && <p className="max-w-[75ch] m-0 text-muted">{description}</p>}
        </div>
        {aside && (
          <div className="flex flex-wrap gap-2 min-w-0 max-w-full [&_.btn]:m-0">{aside}</div>
        )}
      </div>
      {children}
    </section>
  )
}

/** Short facts with their names; one that has nothing to say is left out. */
export function Facts({
  facts,
  className = 'grid-cols-[repeat(auto-fill,minmax(min(140px,45%),1fr))] m-0 mt-3.5',
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Its columns, and the room around it. */
  className?: string
}) {
  const said = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  )
  return (
    <dl className={`grid gap-x-5 gap-y-2.5 ${className}`}>
      {said.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is said in a cell or a line, with a smaller line below where there is one. */
export const withSub = (main: ReactNode, sub: ReactNode): ReactNode => (
  <>
    {main}
    <small className="admin-sub">{sub}</small>
  </>
)

const ICONS = { info: Info, success: Check, warning: TriangleAlert, error: CircleAlert }

type NoticeProps = {
  readonly tone: keyof typeof ICONS
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Something that has to be known, where it matters: an icon, a word for it, and what to do. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      className="admin-notice [&_.banner]:mb-5 [&_a]:text-inherit [&_code]:text-xs"
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Banner type={tone}>
        <span className="admin-notice__body flex items-start gap-2 phone:flex-wrap [&>svg]:flex-none [&>svg]:mt-0.5">
          <Icon aria-hidden size={16} strokeWidth={2} />
          <span className="phone:flex-[1_0_calc(100%-24px)]">
            {title && <strong>{title}</strong>}
            {children}
          </span>
          {action && (
            <span className="admin-notice__action flex-none ms-auto whitespace-nowrap phone:ms-6 [&_button]:p-0 [&_button]:border-0 [&_button]:bg-transparent [&_button]:font-inherit [&_button]:text-inherit [&_button]:underline [&_button]:cursor-pointer">
              {action}
            </span>
          )}
        </span>
      </Banner>
    </div>
  )
}

type EmptyStateProps = {
  readonly children: ReactNode
  readonly action?: ReactNode
  /** In a part among others, which needs no box of its own. */
  readonly isSmall?: boolean
}

/** In place of what is not there yet: what would be here, and the one thing to do about it. */
export function EmptyState({ children, action, isSmall }: EmptyStateProps) {
  return (
    <div
      className={
        isSmall
          ? 'text-muted [&_p]:m-0'
          : 'admin-nothing flex flex-col items-start gap-3 p-6 border border-dashed border-line-strong rounded-ui [&_p]:m-0 [&_p]:text-muted'
      }
    >
      <p>{children}</p>
      {action}
    </div>
  )
}

export type Stat = {
  readonly label: string
  readonly value: ReactNode
  /** What the figure is made of, or what stands beside it. */
  readonly beside?: ReactNode
  /** Where the things are that it counts. */
  readonly href?: string
  readonly tone?: 'bad'
}

/** A line of figures; one with an address opens what it counts. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-5.5 gap-y-1 m-0 mb-2.5">
      {stats.map(({ label, value, beside, href, tone }) => (
        <div className="flex flex-none items-baseline gap-1.5" key={label}>
          <dt className="order-1 text-muted">
            {href ? (
              <PageLink className="text-inherit underline focus-visible:outline-ring" href={href}>
                {label}
              </PageLink>
            ) : (
              label
            )}
          </dt>
          <dd
            className={`m-0 text-md font-semibold tabular-nums ${tone === 'bad' ? 'text-bad' : ''}`}
          >
            {value}
          </dd>
          {beside && <dd className="order-2 m-0 text-muted text-xs">{beside}</dd>}
        </div>
      ))}
    </dl>
  )
}

type PlainTableProps = {
  /** What is in it; said when the keyboard arrives at it. */
  readonly label: string
  readonly className?: string
  readonly heads?: readonly string[]
  /** Its lines; else its children are. */
  readonly rows?: readonly Row[]
  readonly children?: ReactNode
}

/** A small table that needs no sorting; where it is too wide, it scrolls and the page does not. */
export function PlainTable({ label, className = '', heads, rows, children }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className={`admin-plain-table ${className}`.trim()}>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {rows && (
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its column
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {children}
      </table>
    </section>
  )
}

type Row = { readonly key: string | number; readonly cells: readonly ReactNode[] }

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>

/** A link within the back-office. Its page is read when it is followed, and not before. */
export const PageLink = (props: PageLinkProps) => <Link {...props} prefetch={false} />

type LinkButtonProps = {
  readonly href: string
  readonly look?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link of a screen’s head or a row, as a small quiet button. */
export function LinkButton({ href, look = 'secondary', children }: LinkButtonProps) {
  return (
    <Button buttonStyle={look} el="link" margin={false} size="small" to={href}>
      {children}
    </Button>
  )
}

export type Tab = {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  /** What stands after its name: how many there are. */
  readonly beside?: ReactNode
}

/** A choice of a few that stands in the address, so that it can be sent to someone. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav
      aria-label={label}
      className="admin-tabs flex max-w-full overflow-x-auto border border-line rounded-ui [scrollbar-width:thin] phone:flex-wrap"
    >
      {tabs.map((tab) => (
        <PageLink
          className="flex-none px-2.5 py-0.75 border-l border-line text-muted no-underline whitespace-nowrap first:border-l-0 hover:bg-panel hover:text-text aria-[current]:bg-line-soft aria-[current]:text-text aria-[current]:font-semibold focus-visible:outline-ring focus-visible:-outline-offset-2"
          aria-current={tab.isCurrent ? 'true' : undefined}
          href={tab.href}
          key={tab.label}
          scroll={false}
        >
          {tab.label}
          {tab.beside}
        </PageLink>
      ))}
    </nav>
  )
}
