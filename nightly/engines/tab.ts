/** An element: by its role and accessible name, or by a selector; optionally inside of another one. */
export type Target = string | { role: string; name?: string | RegExp; in?: Target };

/** A browser with one tab, with the same functions for each engine. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Opens a page without waiting for scripts in progress; in WebKit waits for those in its `head`. */
  begin(url: string): Promise<void>;
  /** Slows the processor down by this factor; Chromium only. */
  slowDown(rate: number): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page. The function must not use variables of its scope. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  focus(target: Target): Promise<void>;
  /** Taps the element with a finger. */
  tap(target: Target): Promise<void>;
  /** Waits until the element is visible. */
  waitFor(target: Target): Promise<void>;
  /** Presses a key by its name: 'Tab', 'ArrowRight', 'Control+v'. */
  press(key: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  chooseFiles(target: Target, paths: string[]): Promise<void>;
  /** The inner size of the window. */
  resize(width: number, height: number): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Returns the console's errors since the last call. */
  takeErrors(): string[];
  /** Closes the browser. */
  close(): Promise<void>;
}

/** A target as passed to the page: regular expressions are sent as text. */
type Sought = string | { role: string; name?: string | { source: string; flags: string }; in?: Sought };

export const soughtFor = (target: Target): Sought => {
  if (typeof target === 'string') return target;
  const { role, name, in: around } = target;
  return {
    role,
    ...(name !== undefined && {
      name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
    }),
    ...(around !== undefined && { in: soughtFor(around) }),
  };
};

declare global {
  // The browser's build of @testing-library/dom.
  var TestingLibraryDom: {
    queryAllByRole(
      container: Element,
      role: string,
      options: { name?: string | RegExp; hidden: boolean },
    ): HTMLElement[];
  };
}

/**
 * Runs in the page. Returns the first visible element that matches, or null. For a pointer also null while
 * the element moves or is covered, as a view transition covers everything.
 */
export async function locate(target: Sought, forPointer: boolean): Promise<HTMLElement | null> {
  const within = (part: Sought, root: Element): HTMLElement[] => {
    if (typeof part === 'string') return [...root.querySelectorAll<HTMLElement>(part)];
    const { role, name } = part;
    const roots = part.in === undefined ? [root] : within(part.in, root);
    const named = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    return roots.flatMap((it) =>
      // Includes hidden elements, which `checkVisibility` excludes below in a tenth of the time.
      TestingLibraryDom.queryAllByRole(it, role, {
        hidden: true,
        ...(named !== undefined && { name: named }),
      }),
    );
  };
  const found = within(target, document.documentElement).find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found || !forPointer) return found ?? null;
  const isUnderPointer = () => {
    const { left, top, width, height } = found.getClientRects()[0] ?? new DOMRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return found.contains(hit) || hit?.closest('label')?.control === found;
  };
  const mustScroll = !isUnderPointer();
  if (mustScroll) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(found.getBoundingClientRect());
  const before = place();
  // Firefox can scroll back to the field of the last typed letter, some frames later.
  for (let frames = mustScroll ? 8 : 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
  return place() === before && isUnderPointer() ? found : null;
}
