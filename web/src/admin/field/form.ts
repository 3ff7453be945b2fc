import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { TokenValues } from '../../../../rules/fact/tokens.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { suggestedText } from '../media/suggestion.ts';

/** The values of a form by their field's path, such as 'title' or 'hero.paragraph'. A list is one value. */
export type Values = Record<string, unknown>;

/** An entry that a relation can refer to. */
export interface Option {
  value: number;
  label: string;
}

/** The data around a form that its controls show. */
export interface Surroundings {
  /** The values of the tokens that texts contain. */
  tokens: TokenValues;
  /** The entries that relations can refer to, by their kind. */
  relations: Partial<Record<string, Option[]>>;
  /** The field that is the entry's title; empty for a page of the site. */
  title: string;
}

/** A change outside of the form. */
interface Pending {
  run: () => Promise<unknown>;
  running: Promise<unknown>;
}

export type EntryForm = ReturnType<typeof useEntryForm>;

/** Returns the values that follow from a change, such as a slug from its title. */
export type Follow = (before: Values, after: Values) => Values;

/** The state of a form with a live preview. */
export function useEntryForm(initial: Values, follow?: Follow) {
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [past, setPast] = useState<{ control: string; values: Values }[]>([]);
  /** The values that were undone since the last change. */
  const [undone, setUndone] = useState<Values[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const unsaved = useMemo(() => !areSame(values, saved), [values, saved]);
  const pending = useRef(new Map<string, Pending>());
  const last = past.at(-1);
  const next = undone.at(-1);

  function change(path: string, value: unknown): void {
    const focused = document.activeElement?.getAttribute('name') ?? '';
    // A picture may arrive while the focus is elsewhere.
    const control = isWithin(path, focused) ? focused : '';
    // Input into one control counts as one change, and so do the changes of one press.
    setPast((all) => {
      const { values: before, control: changed } = all.at(-1) ?? {};
      return before === values || (control && changed === control) ? all : [...all, { control, values }];
    });
    setUndone([]);
    setValues((before) => {
      const after = { ...before, [path]: value };
      return follow ? { ...after, ...follow(before, after) } : after;
    });
    clearErrors(path);
  }

  function clearErrors(path: string): void {
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isWithin(path, name))));
  }

  /** Replaces all values, as an unsaved change. */
  function restore(all: Values): void {
    setPast((earlier) => [...earlier, { control: '', values }]);
    setUndone([]);
    setValues(all);
  }

  function undo(): void {
    setPast(past.slice(0, -1));
    setUndone([...undone, values]);
    if (last) setValues(last.values);
  }

  function redo(): void {
    setPast([...past, { control: '', values }]);
    setUndone(undone.slice(0, -1));
    if (next) setValues(next);
  }

  function keepPending(key: string, run: () => Promise<unknown>): void {
    const running = run();
    // `settled` handles it.
    running.catch(() => undefined);
    pending.current.set(key, { run, running });
  }

  async function settled(): Promise<void> {
    for (const [key, waiting] of pending.current) {
      await waiting.running.catch(waiting.run);
      if (pending.current.get(key) === waiting) pending.current.delete(key);
    }
  }

  return {
    values,
    errors,
    /** Whether the values differ from the saved ones. */
    unsaved,
    change,
    setErrors,
    /** Removes the errors of a field that changed outside of the form. */
    clearErrors,
    restore,
    /** Marks these values as saved; later input is unsaved. */
    markSaved: setSaved,
    /** Runs a change outside of the form, in place of an earlier one with the same key. */
    keepPending,
    /** Waits for these changes, which a save needs, and repeats those that failed. */
    settled,
    /** Undoes the last change; null if there is none. */
    undo: last ? undo : null,
    /** Makes the change again that was undone last; null if there is none. */
    redo: next ? redo : null,
  };
}

/** Returns whether a name is a path or of a field inside of it. */
export function isWithin(path: string, name: string): boolean {
  return name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`);
}

/** Returns whether the values of all fields are equal. */
export function areSame(values: Values, others: Values): boolean {
  const paths = new Set([...Object.keys(values), ...Object.keys(others)]);
  return [...paths].every((path) => isSame(values[path], others[path]));
}

/** Returns whether two values of a field are equal; a missing one equals an empty text. */
export function isSame(value: unknown, other: unknown): boolean {
  return value === other || JSON.stringify(value ?? '') === JSON.stringify(other ?? '');
}

export const EntryFormContext = createContext<EntryForm | null>(null);
const noSurroundings: Surroundings = { tokens: {}, relations: {}, title: '' };
export const SurroundingsContext = createContext(noSurroundings);

/** Shows a part of the page in the preview. */
export const FollowContext = createContext<(path: string) => void>(() => undefined);

/** Returns the form around a control. */
export function useEntry(): EntryForm {
  const form = useContext(EntryFormContext);
  if (!form) throw new Error('A control must be inside a form');
  return form;
}

/** Returns a function that suggests an alternative text for a picture of the entry, with its number there. */
export function useSuggestion(): (file: File, number?: number) => string {
  const { values } = useEntry();
  const { title } = useContext(SurroundingsContext);
  const place = String(values[title] ?? '').replace(/\{[^{}]*\}/g, '');
  return ({ name }, number) => suggestedText(name, { place: place.trim(), number });
}

/** Returns the field of a section that the release gave the page; undefined for one that the owner added. */
export const PageContext = createContext<(key: string) => Descriptor | undefined>(() => undefined);
