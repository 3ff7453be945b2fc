const attribute = 'data-print-date';

/** On an element without content: on paper it says the day on which it was printed, after this label. */
export function printDate(label: string): Record<string, string> {
  return { [attribute]: label };
}

/**
 * Fills in the day whenever the page is printed, by the visitor's calendar. The server's day is not the visitor's, nor is
 * that of a cached page; and a page may be printed before it is hydrated.
 */
export function datePrints(): void {
  window.addEventListener('beforeprint', () => {
    const today = new Date().toLocaleDateString('en-CA', { dateStyle: 'long' });
    for (const element of document.querySelectorAll(`[${attribute}]`))
      element.textContent = `${element.getAttribute(attribute)} ${today}`;
  });
}
