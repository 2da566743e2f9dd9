// The public site's frame: whoever follows a link in a mail need not be signed in.
export { SiteFrame as default } from '@/src/app/SiteFrame'
