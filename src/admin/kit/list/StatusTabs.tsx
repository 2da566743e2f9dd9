import { LinkTabs } from '@/src/admin/kit/ui/LinkTabs'

type StatusTabsProps<S extends string> = {
  readonly list: string
  readonly statuses: readonly S[]
  readonly labels: Readonly<Record<S, string>>
  readonly search: object
}

/** The ways to see only the records of one status. */
export function StatusTabs<S extends string>(props: StatusTabsProps<S>) {
  const { list, statuses, labels, search } = props
  const chosen = statusIn(search, statuses)
  return (
    <div className="list-views">
      <LinkTabs
        label="Status"
        tabs={[
          { label: 'All', href: list, isCurrent: !chosen },
          ...statuses.map((status) => ({
            label: labels[status],
            href: `${list}?where[status][equals]=${status}`,
            isCurrent: chosen === status,
          })),
        ]}
      />
    </div>
  )
}

/** The status that the address asks for, however the list wrote it there. */
function statusIn<S extends string>(search: object, statuses: readonly S[]): S | undefined {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    name.startsWith('where') && name.endsWith('[status][equals]') ? [value] : [],
  )
  const nested = JSON.stringify(Reflect.get(search, 'where') ?? {})
  return statuses.find(
    (status) => asked.includes(status) || nested.includes(`"status":{"equals":"${status}"}`),
  )
}
