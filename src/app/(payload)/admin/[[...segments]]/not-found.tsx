import { LinkButton } from '@/src/admin/kit/ui/parts'
import { ADMIN } from '@/src/lib/admin-address'

/** Next sends it along with each page, so it has no menu: that would be made and sent twice. */
export default function AdminNotFound() {
  return (
    <main className="mx-auto mt-[12vh] px-4 max-w-120">
      <section className="flex flex-col items-start gap-3 p-8 border border-line rounded-ui">
        <h1 className="m-0 text-3xl leading-7">Nothing here</h1>
        <p className="m-0 text-muted">
          No page of the back-office has this address, or what it showed was deleted.
        </p>
        <LinkButton href={ADMIN}>Back to the dashboard</LinkButton>
      </section>
    </main>
  )
}
