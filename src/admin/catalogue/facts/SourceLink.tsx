import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'

type Props = {
  readonly source: NonNullable<StateFact['source']>
  readonly className: string
  readonly title?: string
}

/** The page that states a fact, opened beside the back-office. */
export const SourceLink = ({ source, ...shown }: Props) => (
  <a {...shown} href={source.url} rel="noreferrer" target="_blank">
    {source.title}
  </a>
)
