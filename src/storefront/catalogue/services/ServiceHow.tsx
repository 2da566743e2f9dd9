import { Container } from '@/src/storefront/ui/layout'

type ServiceHowProps = {
  whoTitle: string
  who: readonly string[]
  howTitle: string
  how: readonly string[]
}

/** For whom a service is, and how it goes. */
export function ServiceHow({ whoTitle, who, howTitle, how }: ServiceHowProps) {
  return (
    <div className="border-t border-border bg-panel py-12 lg:py-20">
      <Container>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <section>
            <h2 className="heading text-xl">{whoTitle}</h2>
            <ul className="mt-5">
              {who.map((line) => (
                <li key={line} className="border-t border-border py-3">
                  {line}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="heading text-xl">{howTitle}</h2>
            <ol className="mt-5">
              {how.map((line, index) => (
                <li key={line} className="flex gap-4 border-t border-border py-3">
                  <span className="heading text-lg text-accent-text tabular-nums">{index + 1}</span>
                  <span>{line}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </Container>
    </div>
  )
}
