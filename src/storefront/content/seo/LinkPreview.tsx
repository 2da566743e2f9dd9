import type { SiteSettings } from '@/src/domain/content/site-settings'

type LinkPreviewProps = { title: string; companyName: string; brand: SiteSettings['brand'] }

/** The drawing of a link's picture. Inline styles: it becomes a PNG, where no style sheet reaches. */
export function LinkPreview({ title, companyName, brand }: LinkPreviewProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 72,
        background: '#fdfcf8',
        color: '#141d2e',
        fontFamily: 'Newsreader',
        borderTop: `18px solid ${brand.secondaryColor}`,
      }}
    >
      <div style={{ display: 'flex', fontSize: title.length > 50 ? 68 : 84, lineHeight: 1.1 }}>
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <div
          style={{
            width: 26,
            height: 26,
            marginRight: 18,
            borderRadius: 13,
            background: brand.accentColor,
          }}
        />
        {companyName}
      </div>
    </div>
  )
}
