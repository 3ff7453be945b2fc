import { createContext, useContext, useState } from 'react';

/** The unsent texts by form. The frame of the admin area owns them, because opening another lead unmounts the forms. */
export const UnsentTexts = createContext<Map<string, string> | null>(null);

/** Returns the unsent text of a form, such as 'reply 12', and a function that replaces it. */
export function useUnsentText(form: string): {
  text: string;
  type: (text: string) => void;
  /** Empties the form, unless its text has changed since `sent` was sent. */
  clear: (sent: string) => void;
} {
  const texts = useContext(UnsentTexts);
  if (!texts) throw new Error('A form of the admin area is outside of its frame.');
  const [text, setText] = useState(texts.get(form) ?? '');
  function type(value: string): void {
    setText(value);
    texts?.set(form, value);
  }
  return { text, type, clear: (sent) => texts.get(form) === sent && type('') };
}
