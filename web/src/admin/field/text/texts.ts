/** Returns the text nodes within an element, in their order. */
export function textsOf(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
