/** Functions of tests that press each control before hydration; they run in the browser. */

export const controls = 'a[href], button, summary, input, select, textarea';

/** Runs in the browser: returns the kind of each control, the same within a component; null if not tested. */
export function kindsOf(selector: string): (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    if (element.matches('[type=hidden], [inert] *, :disabled')) return null;
    // The tests' browser cannot decode the video.
    if (/^(?:Play|Pause) the video/.test(element.textContent.trim())) return null;
    if (element instanceof HTMLAnchorElement) {
      // The browser follows links to other sites, to another tab and to the page itself without scripts.
      const isOther = element.origin !== location.origin || element.target === '_blank';
      if (isOther || (element.href === location.href && !('scripted' in element.dataset))) return null;
    }
    const names = ['class', 'type', 'name', 'role', 'data-scripted', 'popovertarget', 'command'];
    return JSON.stringify([element.localName, ...names.map((name) => element.getAttribute(name))]);
  });
}

/** Runs in the browser: returns what a press can change. After a navigation only its URL counts. */
export function stateOf(path: string): unknown {
  const url = location.pathname + location.search;
  if (url !== path) return url;
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((it) => it.textContent);
  const states = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-invalid', 'hidden', 'open'];
  const having = document.querySelectorAll(states.map((name) => `[${name}]`).join());
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea, output');
  const video = /(?:Play|Pause) the video/;
  return {
    fragment: location.hash,
    isPrinted: 'printed' in window,
    fields: [...fields].map(({ name, value, checked, files }) => [name, value, checked, files?.length]),
    popovers: [...document.querySelectorAll(':popover-open')].map((it) => it.id),
    states: [...having].map((it) => states.map((name) => it.getAttribute(name)).join()),
    messages: texts('[role=alert], [role=status]'),
    frames: [...document.querySelectorAll('iframe')].map((it) => it.src),
    text: document.querySelector('main')?.innerText.replace(video, '').replace(/\s+/g, ' '),
  };
}
