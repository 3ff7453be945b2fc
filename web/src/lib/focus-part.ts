/** Focuses a part of the page that is no control, such as a heading, without scrolling to it. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
