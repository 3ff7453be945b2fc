import { asciiDigits } from '../../../../rules/digits.ts';

/** The characters that a control accepts; it removes all others. */
export type Typing = 'digits' | 'letters';

const unwanted: Record<Typing, RegExp> = { digits: /[^0-9]/g, letters: /[^\p{L}\p{M} ]/gu };

/** Removes the characters that the control does not accept; converts the digits of other scripts to ASCII. */
export function filterInput(text: string, typing: Typing): string {
  const plain = typing === 'digits' ? asciiDigits(text) : text;
  // A pasted cell or line keeps its words apart.
  return plain.replace(/\s+/g, ' ').replace(unwanted[typing], '');
}

/**
 * Filters the input of a control, up to `maxLength` characters, and calls `onIgnored` if it removes some.
 * Returns a function that stops, as React expects of a ref.
 */
export function inputFilter(
  typing: Typing,
  input: HTMLInputElement,
  onIgnored: () => void,
  maxLength = Infinity,
): () => void {
  const noteIgnored = (typed: string) => {
    const kept = filterInput(typed, typing);
    if (kept.length < typed.length) onIgnored();
  };
  const before = (event: InputEvent) => {
    // An input method has not finished its composition; `compositionend` filters the result.
    if (event.isComposing || event.data === null || !event.inputType.startsWith('insert')) return;
    const text = filterInput(event.data, typing);
    if (text === event.data) return;
    event.preventDefault();
    noteIgnored(event.data);
    if (text) insert(input, text);
  };
  const keep = () => {
    const text = filterInput(input.value, typing).slice(0, maxLength);
    if (text === input.value) return;
    noteIgnored(input.value);
    replace(input, text, typing);
  };
  // Autofill, a finished composition, or a script.
  const after = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) keep();
  };
  // Filters text that was typed before hydration.
  keep();
  const over = new AbortController();
  input.addEventListener('beforeinput', before, over);
  for (const type of ['input', 'compositionend']) input.addEventListener(type, after, over);
  return () => over.abort();
}

// Only this command respects `maxlength` and can be undone. Where a browser ignores it, the value is set.
function insert(input: HTMLInputElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return;
  const start = input.selectionStart ?? input.value.length;
  input.setRangeText(text, start, input.selectionEnd ?? start, 'end');
  if (input.maxLength >= 0) input.value = input.value.slice(0, input.maxLength);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

function replace(input: HTMLInputElement, text: string, typing: Typing): void {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const caret = filterInput(before, typing).length;
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
