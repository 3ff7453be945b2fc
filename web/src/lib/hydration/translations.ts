/** The elements that stand for text nodes of React since a translation of the page has removed these. */
const translated = new WeakMap<Node, ChildNode>();

/**
 * Lets React change a page that the browser translates: a translation replaces text nodes by `font` elements
 * or moves them into these. A text that React changes returns to the page; React removes a text with its
 * translation.
 */
export function supportTranslations(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target, removedNodes } = record;
      if (type === 'childList') for (const node of removedNodes) note(node, record);
      else if (!target.parentNode) translated.get(target)?.replaceWith(target);
    }
  });
  const note = (text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const translation = [...addedNodes, previousSibling, nextSibling].find((it) => it?.nodeName === 'FONT');
    if (!translation || text.parentNode || text.nodeType !== Node.TEXT_NODE) return;
    translated.set(text, translation as ChildNode);
    observer.observe(text, { characterData: true });
  };
  observer.observe(root, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Kind extends Node>(this: Node, child: Kind): Kind {
    const present = childOf(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function insert<Kind extends Node>(
    this: Node,
    node: Kind,
    next: Node | null,
  ) {
    return insertBefore.call(this, node, next && childOf(this, next)) as Kind;
  };
}

/** Returns the child of `parent` that is or contains the node or its translation. */
function childOf(parent: Node, node: Node): Node | null {
  let child = node.parentNode ? node : translated.get(node);
  while (child && child.parentNode !== parent) child = child.parentNode ?? undefined;
  return child ?? null;
}
