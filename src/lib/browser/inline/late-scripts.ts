/** The kind of a script that waits for the first paint: no browser fetches or runs it as it stands. */
export const LATE = 'text/late'

/**
 * Fetches a page's scripts once it is painted, so that what is read comes before what only acts. A page
 * that is not shown has nothing to paint and fetches them at once. Runs as it stands here, at the
 * page's end.
 */
export const LOAD_LATE = `(function(d){
function load(){
d.querySelectorAll('script[type="${LATE}"]').forEach(function(late){
var script=d.createElement("script");
script.src=late.getAttribute("data-src");
if(late.id)script.id=late.id;
script.async=true;
late.replaceWith(script)
})
}
d.hidden?load():requestAnimationFrame(function(){setTimeout(load)})
})(document)`
