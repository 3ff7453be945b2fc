import { storable } from '../../../../rules/storable.ts';

/** Control characters, which pages cannot show, and the character that stands for an unreadable one. */
const lost = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFD]/gu;
const MAX_EXAMPLES = 3;

/** Removes the characters that cannot be stored from the texts of an item, and describes them. */
export class LostCharacters {
  #count = 0;
  readonly #examples: string[] = [];

  /** Returns the text without control characters; '\uFFFD' stands for an unreadable one. */
  clean(text: string): string {
    return storable(
      text.replace(lost, (character, at: number) => {
        this.#count += 1;
        if (this.#examples.length < MAX_EXAMPLES) this.#examples.push(wordAt(text, at));
        return character === '\uFFFD' ? character : '';
      }),
    );
  }

  /** Returns the number of lost characters and the first words that contain them; undefined if there are none. */
  description(): string | undefined {
    if (this.#count === 0) return undefined;
    const count = this.#count === 1 ? '1 character' : `${this.#count} characters`;
    const words = [...new Set(this.#examples)].map((word) => `‘${word}’`).join(', ');
    return `${count} that cannot be read, in ${words}`;
  }
}

/** Returns the word around a position. Control characters are shown as '\uFFFD'. */
function wordAt(text: string, at: number): string {
  const part = (start: number, end: number) => text.slice(Math.max(0, start), end).replace(lost, '\uFFFD');
  const before = /[^\s<>]{0,20}$/.exec(part(at - 20, at))?.[0] ?? '';
  return before + (/^[^\s<>]{0,20}/.exec(part(at, at + 20))?.[0] ?? '');
}
