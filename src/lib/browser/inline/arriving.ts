/** Said of a page that waits for what is its visitor's own, on the element that holds it. */
export const ARRIVING = 'data-arriving'

/**
 * Hides a checkout from those who will see something else in a moment: their own draft, or what their
 * address names. Everyone else begins at once. Runs as it stands here, before anything is shown.
 * The element it stands in is hidden by the styles of `CheckoutFrame`.
 */
export const HIDE_UNTIL_ARRIVED = `(function(s,q,c){
var k=s.getAttribute("data-kind");
if(/[?&](?:package|state|type|step|payment|offer)=/.test(q)||c.indexOf("charterdesk_begun_"+k+"=1")>=0||k!=="formation"&&c.indexOf("charterdesk_signed_in=1")>=0)s.parentElement.setAttribute("${ARRIVING}","")
})(document.currentScript,location.search,document.cookie)`
