// The public site's frame, for people without an account.
export { SiteFrame as default } from '@/src/app/SiteFrame'
