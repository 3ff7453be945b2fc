/**
 * Follows links to a part of the same page after the next paint. React renders the whole page for a new address within the
 * `popstate` event, which the browser fires within the click: the press would be seen only after that.
 */
export function deferFragmentLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // The browser's own: a new tab, a download.
    if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    requestAnimationFrame(() => setTimeout(() => window.location.assign(link.href)));
  });
}
