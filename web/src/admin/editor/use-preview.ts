import { useRef, useState } from 'react';

/** Relates the controls of an editor to the parts of its preview. */
export interface PreviewFinder {
  /** Returns the part that shows the control with this name, or the controls whose names begin with it. */
  partOf: (form: HTMLFormElement, preview: HTMLElement, name: string) => Element | null | undefined;
  /** Returns the control of a text; `elements` are those under the pointer, the topmost first. */
  controlOf?: (form: HTMLFormElement, elements: Element[]) => HTMLElement | undefined;
}

const marked: PreviewFinder = {
  partOf: (_form, preview, name) => preview.querySelector(`[data-shows~="${CSS.escape(name)}"]`),
};

/** Scrolls the preview of an editor to the edited part, and opens the control of a text that is clicked. */
export function usePreview(finder: PreviewFinder = marked) {
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const edited = useRef<string | null>(null);
  // On a phone only one of both is visible.
  const [isShown, setIsShown] = useState(false);

  function scroll(block: ScrollLogicalPosition): void {
    if (!edited.current || !form.current || !preview.current) return;
    finder.partOf(form.current, preview.current, edited.current)?.scrollIntoView({ block });
  }

  function follow(name: string | null): void {
    edited.current = name;
    scroll('nearest');
  }

  function show(name: string): void {
    edited.current = name;
    setIsShown(true);
    requestAnimationFrame(() => scroll('center'));
  }

  function toggle(): void {
    setIsShown(!isShown);
    requestAnimationFrame(() => scroll('center'));
  }

  function openAt(x: number, y: number): void {
    if (!finder.controlOf || !form.current || !preview.current) return;
    const control = finder.controlOf(form.current, elementsAt(preview.current, x, y));
    if (!control) return;
    setIsShown(false);
    requestAnimationFrame(() => control.focus());
  }

  return { form, preview, isShown, follow, followEdited: () => scroll('nearest'), show, toggle, openAt };
}

/** Returns the elements of a preview at a point, the topmost first. */
function elementsAt(preview: HTMLElement, x: number, y: number): Element[] {
  const inert = [...preview.querySelectorAll<HTMLElement>('[inert]')];
  // The browser does not find elements that are inert.
  for (const element of inert) element.inert = false;
  const elements = document.elementsFromPoint(x, y).filter((it) => it !== preview && preview.contains(it));
  for (const element of inert) element.inert = true;
  return elements;
}
