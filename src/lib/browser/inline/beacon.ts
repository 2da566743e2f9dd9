/**
 * Says that a page was opened, and where the visitor came from: once for the page, and for each one
 * that is opened from it. It keeps nothing in the browser, and says nothing for those who ask not
 * to be followed. Runs as it stands here, in the page, so that no file is fetched for it.
 */
export const BEACON = `(function(n,d,l){
if(n.globalPrivacyControl||n.doNotTrack==="1"||!n.sendBeacon)return;
var last,from=d.referrer;
function tell(){
if(l.pathname===last)return;
var q=new URLSearchParams(l.search);
last=l.pathname;
n.sendBeacon("/api/pages/opened",new Blob([JSON.stringify({path:last,referrer:from,source:q.get("utm_source")||"",campaign:q.get("utm_campaign")||""})],{type:"application/json"}));
from=l.href
}
function begin(){
tell();
var push=history.pushState;
history.pushState=function(){push.apply(this,arguments);tell()};
addEventListener("popstate",tell)
}
d.prerendering?d.addEventListener("prerenderingchange",begin,{once:true}):begin()
})(navigator,document,location)`
