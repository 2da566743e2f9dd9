// The public site’s frame: a preview is seen as visitors see the page.
export { SiteFrame as default } from '@/src/app/SiteFrame'
