import { type RefObject, useRef, useState } from 'react';
import { focusSection } from '../field/place.ts';
import { focusError } from '../ui/form/rule-form.tsx';
import { FIELD, partOf, partsOf } from './marks.ts';

/**
 * Scrolls the preview of an editor to the edited field, and opens the field of a part that is clicked. With
 * `startsAtPart` it begins at the first section that shows a field.
 */
export function useFollowing(form: RefObject<HTMLFormElement | null>, startsAtPart: boolean) {
  const page = useRef<HTMLElement>(null);
  const edited = useRef<string | null>(null);
  // The frame may still load the page, or the page its content.
  const isAwaited = useRef(startsAtPart);
  // On a phone only one of both is visible.
  const [isShown, setIsShown] = useState(false);
  const scrolledTo = useRef(0);

  function scroll(): void {
    if (edited.current === null) return showFirst();
    const part = page.current && (partOf(page.current, edited.current) ?? sectionOf(edited.current));
    isAwaited.current = !part;
    if (part) reveal(part, 1 / 4);
  }

  function showFirst(): void {
    const section = isAwaited.current && page.current?.querySelector(`[${FIELD}]`)?.closest('section');
    // On a phone the preview is not open yet.
    if (!section || !section.checkVisibility({ visibilityProperty: true })) return;
    isAwaited.current = false;
    reveal(section, 0);
  }

  /** Returns the section of a field, counted from the last one before it that has texts of its own. */
  function sectionOf(name: string): Element | undefined {
    const { current: body } = page;
    const [key = ''] = name.split('.', 1);
    const rows = [
      ...(form.current?.querySelectorAll<HTMLElement>('[data-row]:not([data-hidden])') ?? []),
    ].map(({ dataset }) => dataset['row'] ?? '');
    const at = rows.indexOf(key);
    if (!body || at < 0) return undefined;
    const marked = rows.slice(0, at).findLastIndex((row) => partsOf(body, row).length > 0);
    const part = partsOf(body, rows[marked] ?? '').at(-1) ?? null;
    const sections = [...body.querySelectorAll(':scope > :not(script)')];
    return sections[sections.findIndex((it) => it.contains(part)) + at - marked] ?? sections.at(-1);
  }

  const soon = () => void requestAnimationFrame(() => requestAnimationFrame(scroll));

  return {
    isShown,
    setPage(body: HTMLElement): void {
      page.current = body;
      if (isAwaited.current) scroll();
    },
    follow(name: string | null): void {
      if (name) edited.current = name;
      scroll();
    },
    followEdited: soon,
    /** Shows a section at its new place, which the page has in the next frame. */
    followMoved(path: string): void {
      edited.current = path;
      soon();
    },
    hide: () => setIsShown(false),
    toggle(): void {
      const both = form.current?.parentElement;
      if (!isShown) scrolledTo.current = both?.scrollTop ?? 0;
      setIsShown(!isShown);
      requestAnimationFrame(() => both?.scrollTo({ top: isShown ? scrolledTo.current : 0 }));
      if (!isShown) soon();
    },
    /** Shows a section in the form and in the preview. */
    goTo(path: string): void {
      setIsShown(false);
      edited.current = path;
      scroll();
      requestAnimationFrame(() => focusSection(form.current, path));
    },
    /** Goes to the control of a wrong field, whose message is shown in this turn. */
    openError(path: string): void {
      setIsShown(false);
      requestAnimationFrame(() => {
        if (!form.current) return;
        const isControl = form.current.querySelector(`[name="${CSS.escape(path)}"]`);
        if (isControl) focusControl(form.current, path);
        else focusError(form.current, path);
      });
    },
    /** Focuses the control of a field. */
    open(field: string): void {
      setIsShown(false);
      requestAnimationFrame(() => form.current && focusControl(form.current, field));
    },
  };
}

/** Scrolls a part of the preview into view below this share of the window, without the dialog around it. */
function reveal(part: Element, share: number): void {
  const { top, bottom } = part.getBoundingClientRect();
  const view = part.ownerDocument.defaultView;
  if (!view || (top >= 0 && bottom <= view.innerHeight)) return;
  view.scrollBy({ top: top - view.innerHeight * share });
}

/** Focuses the form's control with this name. Unfolds its item. */
function focusControl(form: HTMLFormElement, name: string): void {
  const target = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const folded = target?.closest<HTMLElement>('[hidden]');
  if (!folded) return target?.focus();
  folded.parentElement?.querySelector<HTMLElement>(':scope > h3 > [aria-expanded="false"]')?.click();
  requestAnimationFrame(() => target?.focus());
}
