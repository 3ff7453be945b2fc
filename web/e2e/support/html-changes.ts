/** Changes of a page by other software than the site's. They run in the browser. */
export const htmlChanges: Record<string, () => void> = {
  'a translation replaces the texts': translate,
  'a translation moves the texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const font = document.createElement('font');
      text.before(font);
      font.append(text);
    }
  },
  'a translation of options, labels and placeholders': () => {
    for (const option of document.querySelectorAll('option')) {
      const font = document.createElement('font');
      font.textContent = `¡${option.text}!`;
      option.replaceChildren(font);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`#root [${name}]`))
        element.setAttribute(name, `¡${element.getAttribute(name)}!`);
    document.documentElement.lang = 'es';
  },
  'a password manager adds an icon to each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-manager-filled', 'no');
      field.setAttribute('autocomplete', 'off');
      field.after(Object.assign(document.createElement('button'), { type: 'button', className: 'icon' }));
    }
  },
  'a password manager changes the types of inputs': () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[type=password], [type=email]')) {
      input.type = 'text';
      input.parentElement?.prepend(document.createElement('manager-overlay'));
    }
  },
  'an ad blocker removes links': () => {
    for (const link of document.querySelectorAll('header a:first-of-type, footer a')) link.remove();
  },
  'an ad blocker removes pictures': () => {
    for (const picture of document.querySelectorAll('picture, img')) picture.remove();
  },
  'a grammar checker wraps texts and marks fields': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('grammar-checker');
      field.setAttribute('data-gramm', 'false');
      field.setAttribute('spellcheck', 'false');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'a dark mode adds styles and attributes': () => {
    for (const element of [document.documentElement, document.body])
      element.setAttribute('data-darkreader-mode', 'dynamic');
    for (const parent of [document.head, document.body, ...document.querySelectorAll('#root, main, form')])
      parent.prepend(Object.assign(document.createElement('meta'), { className: 'darkreader' }));
    for (const element of document.querySelectorAll('main *')) element.setAttribute('data-darkreader', '');
  },
  'a reader removes white space and comments': () => {
    const types = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT;
    const walker = document.createTreeWalker(document.body, types);
    const nodes: CharacterData[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
    for (const node of nodes) if (node instanceof Comment || !node.data.trim()) node.remove();
    document.body.normalize();
  },
  'an extension adds elements': () => {
    for (const parent of document.querySelectorAll('body, #root, main, form'))
      parent.append(document.createElement('extension-root'));
  },
  'phone numbers become links': () => {
    for (const element of document.querySelectorAll('main p, main label, footer p, main h1, main h2')) {
      const link = Object.assign(document.createElement('a'), { href: 'tel:+19055550100' });
      link.append('(905) 555-0100');
      element.prepend(link);
    }
  },
};

/** Runs in the browser: translates the texts of the page as Chrome does. Each text is marked once. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `¡${text.data}!`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.className = 'translated-ltr';
}
