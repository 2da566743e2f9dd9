import { cells, type PageContent } from '@/src/domain/content/page-content'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { Section } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

const COLUMNS = [
  'Price',
  'EIN service',
  '24/7 support',
  '24-hour guarantee',
  'Processing time',
  'Rating',
] as const

type Row = { name: string; price: string; formerPrice: string | null; rest: readonly string[] }

type ComparisonProps = { content: PageContent<'/'>; companyName: string }

/** Us beside those competitors whose figures have been verified; nothing when there are none. */
export function Comparison({ content, companyName }: ComparisonProps) {
  const competitors = ([1, 2, 3] as const).flatMap((nth) => {
    const claim = content.claim(`comparison.competitor${nth}`)
    return claim ? [competitor(claim)] : []
  })
  if (competitors.length === 0) return null
  return (
    <Section title={content.text('comparison.title')} intro={content.text('comparison.intro')}>
      {/* On a phone each row is a card: the roles keep it a table for those who hear it. */}
      <div>
        {/* biome-ignore lint/a11y/noRedundantRoles: laid out as blocks it would lose its roles */}
        <table role="table" className="w-full text-left text-sm tabular-nums max-lg:block">
          <thead className="text-muted max-lg:sr-only">
            <tr>
              <th scope="col" className="py-3 pr-4 font-normal">
                Provider
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-3 pr-4 font-normal">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Order</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:grid max-lg:gap-4 sm:max-lg:grid-cols-2">
            <Provider
              row={ours(content, companyName)}
              start={{
                label: content.text('comparison.start'),
                href: content.link('comparison.startLink'),
              }}
            />
            {competitors.map((row) => (
              <Provider key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

function ours(content: PageContent<'/'>, name: string): Row {
  const [price = '', ...rest] = cells(content.text('comparison.ours'))
  const rating = content.claim('trust.rating') ?? '–'
  return {
    name,
    price,
    formerPrice: content.claim('comparison.oursOriginal'),
    rest: [...rest, rating],
  }
}

function competitor(claim: string): Row {
  const [name = '', price = '', formerPrice = '', ...rest] = cells(claim)
  return { name, price, formerPrice, rest }
}

/** A cell; in a card it says what it is of. */
const CELL = cx(
  'py-3 pr-4 max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:p-0 max-lg:py-1',
  'max-lg:before:text-muted max-lg:before:content-[attr(data-label)]',
)

type Start = { label: string; href: string }

function Provider({ row, start }: { row: Row; start?: Start }) {
  return (
    <tr
      className={cx(
        'border-border max-lg:block max-lg:rounded-ui max-lg:border max-lg:p-4 lg:border-t',
        start && 'bg-accent-soft',
      )}
    >
      <th
        scope="row"
        className="py-3 pr-4 pl-3 font-semibold max-lg:block max-lg:p-0 max-lg:pb-2 max-lg:wrap-anywhere"
      >
        {row.name}
      </th>
      <td className={CELL} data-label="Price">
        <span>
          <span className="font-semibold">{row.price}</span>{' '}
          {row.formerPrice && <s className="text-muted">{row.formerPrice}</s>}
        </span>
      </td>
      {COLUMNS.slice(1).map((column, index) => (
        <td key={column} className={CELL} data-label={column}>
          {row.rest[index] ?? '–'}
        </td>
      ))}
      <td className="py-3 pr-3 text-right max-lg:block max-lg:p-0 max-lg:pt-3">
        {start ? (
          <ButtonLink href={start.href} prefetch={false} size="sm">
            {start.label}
          </ButtonLink>
        ) : (
          <Button size="sm" disabled>
            Not ours
          </Button>
        )}
      </td>
    </tr>
  )
}
