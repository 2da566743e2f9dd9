import { PageHead } from '../../layout/PageHead'
import { LegalText } from './LegalText'

type LegalPageProps = { title: string; updated: string; body: string }

/** Terms, privacy and refund policy look alike. */
export function LegalPage({ title, updated, body }: LegalPageProps) {
  return (
    <>
      <PageHead title={title}>{updated}</PageHead>
      <LegalText body={body} />
    </>
  )
}
