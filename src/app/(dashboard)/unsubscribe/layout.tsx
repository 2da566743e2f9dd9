// The public site's frame: anyone who follows a link in a mail need not be signed in.
export { SiteFrame as default } from '@/src/app/SiteFrame'
