const attribute = 'data-print-date';

/** Returns the attribute of an empty element that shows the date on paper, after this label. */
export function printDate(label: string): Record<string, string> {
  return { [attribute]: label };
}

/** Fills in the visitor's date when the page is printed. The page may be cached, and not hydrated. */
export function datePrints(): void {
  window.addEventListener('beforeprint', () => {
    const today = new Date().toLocaleDateString('en-CA', { dateStyle: 'long' });
    for (const element of document.querySelectorAll(`[${attribute}]`))
      element.textContent = `${element.getAttribute(attribute)} ${today}`;
  });
}
