import { dollars } from '../../../../rules/fact/prices.ts';
import { fillTokens, type TokenValues } from '../../../../rules/fact/tokens.ts';
import type { PreviewFinder } from '../editor/use-preview.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns a finder that compares texts, because pages do not mark which field a text comes from. */
export function textFinder(values: TokenValues): PreviewFinder {
  const shown = ({ value, inputMode }: TextControl) =>
    plain(inputMode === 'numeric' ? dollars(Number(value)) : fillTokens(value, values));
  return {
    partOf(form, preview, name) {
      // The sliders of a picture belong to its text.
      const field = name.replace(/\.focus\.[xy]$/, '');
      const controls = controlsOf(form).filter((it) => it.name === field || it.name.startsWith(`${field}.`));
      const parts = [...preview.querySelectorAll('*')].map((part) => [part, textIn(part)] as const);
      const texts = controls.map(shown).filter(Boolean);
      const equal = texts.flatMap((text) => parts.find(([, it]) => it === text)?.[0] ?? []);
      if (equal[0]) return equal[0];
      // Ancestors come first.
      return texts.flatMap((text) => parts.findLast(([, it]) => it.includes(text))?.[0] ?? [])[0];
    },
    controlOf(form, elements) {
      const controls = controlsOf(form).map((control) => ({ control, text: shown(control) }));
      const texts = elements.map(textIn);
      const equal = texts.flatMap((text) => (text && controls.find((it) => it.text === text)) || []);
      if (equal[0]) return equal[0].control;
      const [clicked = ''] = texts;
      return controls.find(({ control, text }) => isMostOf(clicked, text, control))?.control;
    },
  };
}

/** Returns whether a text of the page consists mostly of a control's text, or contains its price. */
function isMostOf(clicked: string, text: string, { inputMode }: TextControl): boolean {
  if (inputMode === 'numeric') return clicked.length < 200 && clicked.split(' ').includes(text);
  return clicked.includes(text) && text.length * 2 > clicked.length;
}

function controlsOf(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (it): it is TextControl =>
      (it instanceof HTMLInputElement && !/^(?:checkbox|file|range)$/.test(it.type)) ||
      it instanceof HTMLTextAreaElement,
  );
}

/** Returns the text of an element, of a picture its alternative text. */
function textIn(element: Element): string {
  return plain(element instanceof HTMLImageElement ? element.alt : element.textContent);
}

/** Returns a text without the tags of its marks, as the page shows it. */
function plain(text: string | null): string {
  return (text ?? '')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
