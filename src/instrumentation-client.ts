/*
 * A browser's translation replaces text by elements of its own. React then looks for its text where it
 * was, to remove it or to put something before it, and would end the page with a NotFoundError.
 */
const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  if (child.parentNode === this) removeChild.call(this, child)
  return child
}

Node.prototype.insertBefore = function <Added extends Node>(
  added: Added,
  reference: Node | null,
): Added {
  insertBefore.call(this, added, reference?.parentNode === this ? reference : null)
  return added
}
