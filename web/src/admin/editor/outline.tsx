import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { isWithin, type Values } from '../field/form.ts';
import { itemsOf } from '../field/values.ts';
import styles from './outline.module.css';

interface OutlineProps {
  fields: Record<string, Descriptor>;
  values: Values;
  /** The messages of wrong fields by path. */
  errors: Record<string, string>;
  onGo: (path: string) => void;
  /** Shows the errors of a section, by path, and goes to the first one. */
  onErrors: (errors: Record<string, string>) => void;
  /** The choice of the publication; undefined without one. */
  publishing: { label: string; onGo: () => void } | undefined;
}

/** The name of the control that chooses when an entry is public. */
const PUBLISHING = 'publishing';

/** The sections of an entry, to jump by; each says how many of its fields are wrong. */
export function Outline({ fields, values, errors, onGo, onErrors, publishing }: OutlineProps) {
  const errorsIn = (path: string) =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => isWithin(path, name)));
  const nav = useRef<HTMLElement>(null);
  const current = useCurrent(nav, [...Object.keys(fields), ...(publishing ? [PUBLISHING] : [])]);
  const inPublishing = errorsIn('publishAt');
  const show = (inside: Record<string, string>, go: () => void) =>
    Object.keys(inside).length > 0 ? onErrors(inside) : go();
  return (
    <nav ref={nav} className={styles.outline} aria-label="Outline">
      <ul>
        {Object.entries(fields).map(([path, { label, kind }]) => {
          const inside = errorsIn(path);
          return (
            <li key={path}>
              <button
                type="button"
                aria-current={path === current || undefined}
                onClick={() => show(inside, () => onGo(path))}
              >
                {label}
                {kind === 'list' && ` (${itemsOf(values[path]).length})`}
                <Mark count={Object.keys(inside).length} />
              </button>
            </li>
          );
        })}
        {publishing && (
          <li>
            <button
              type="button"
              aria-current={current === PUBLISHING || undefined}
              onClick={() => show(inPublishing, publishing.onGo)}
            >
              {publishing.label}
              <Mark count={Object.keys(inPublishing).length} />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/**
 * Returns the section of the form, which follows `nav`, that is being edited: the one with the focus while it
 * is in view, else the one at the top. Its name stays in view.
 */
function useCurrent(nav: RefObject<HTMLElement | null>, paths: string[]): string | undefined {
  const [current, setCurrent] = useState(paths[0]);
  const find = useEffectEvent(() => {
    const form = nav.current?.nextElementSibling;
    if (!form?.checkVisibility()) return;
    const { top = 0, bottom = 0 } = nav.current?.parentElement?.getBoundingClientRect() ?? {};
    const sections = paths.flatMap((path) => {
      const name = CSS.escape(path);
      const section = form.querySelector(`[data-row="${name}"], [data-section="${name}"], [name="${name}"]`);
      return section ? [{ path, section, box: section.getBoundingClientRect() }] : [];
    });
    const edited = sections.find(
      ({ section, box }) => section.contains(document.activeElement) && box.bottom > top && box.top < bottom,
    );
    const passed = sections.findLast(({ box }) => box.top <= top + (bottom - top) / 4);
    setCurrent((edited ?? passed)?.path ?? paths[0]);
  });
  useEffect(() => {
    const around = nav.current?.parentElement;
    const controller = new AbortController();
    const follow = ({ target }: Event) => {
      // A list that scrolls under a pressed button would lose its click.
      if (!nav.current?.contains(target as Node)) find();
    };
    // A phone scrolls this element, and a wide window the form in it.
    for (const type of ['scroll', 'focusin'])
      around?.addEventListener(type, follow, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [nav]);
  useEffect(() => {
    const button = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !button || !current) return;
    nav.current.scrollTo({
      left: button.offsetLeft - (nav.current.clientWidth - button.offsetWidth) / 2,
      top: button.offsetTop - (nav.current.clientHeight - button.offsetHeight) / 2,
    });
  }, [nav, current]);
  return current;
}

/** The number of errors in a section; nothing without one. */
function Mark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.wrong}>
        {count} {count === 1 ? 'error' : 'errors'}
      </span>
    </>
  );
}
