import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useDeferredValue, useId, useRef, useState } from 'react';
import { entryKinds } from '../../../../../rules/entry/kinds.ts';
import { completeLink, linkMessage } from '../../../../../rules/link.ts';
import control from '../../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../../forms/fields/field.tsx';
import { useSearchEntriesQuery } from '../../../generated/admin-hooks.ts';
import styles from './popover-tool.module.css';
import { inputOf, PopoverTool } from './popover-tool.tsx';
import { ToolButton } from './tool-button.tsx';

/** A page of the site that a link can lead to. */
interface Target {
  title: string;
  /** The name of its kind, such as 'Article'. */
  kind: string;
  path: string;
}

interface LinkToolProps {
  ref: Ref<HTMLButtonElement>;
  editor: Editor;
  /** Whether the selection is in a link. */
  active: boolean;
}

/** Links the selected text to a page of the site or to a URL, or removes its link. */
export function LinkTool({ ref, editor, active }: LinkToolProps) {
  if (active) {
    return (
      <ToolButton
        ref={ref}
        tool="Link"
        label="Remove link"
        aria-pressed="true"
        onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
      />
    );
  }
  const link = (href: string) => editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  return (
    <PopoverTool
      ref={ref}
      tool="Link"
      apply="Add the link"
      onApply={(box) => {
        const first = box.querySelector<HTMLElement>('[data-first]')?.dataset['first'];
        const href = completeLink(inputOf(box, 'href')?.value ?? '') ?? first;
        if (!href) return linkMessage;
        link(href);
        return undefined;
      }}
    >
      {(close) => (
        <TargetField
          onChoose={(path) => {
            link(path);
            close();
          }}
        />
      )}
    </PopoverTool>
  );
}

const hint = 'Type a title to find a page, or paste a URL.';

/**
 * A URL, with the pages of the site that have the typed words. Arrow keys move the focus through them, and
 * the first one is `data-first` while the typed text is no URL.
 */
function TargetField({ onChoose }: { onChoose: (path: string) => void }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const targets = useTargets(search);
  const first = completeLink(typed) === undefined ? targets[0]?.path : undefined;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    stops[stops.indexOf(event.currentTarget) + step]?.focus();
  }

  return (
    <div ref={root} className={styles.target}>
      <Field id={id} label="Page of the site, or URL of the link" hint={hint}>
        <input
          {...controlAttributes(id, { hint })}
          name="href"
          className={control.control}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ul aria-label="Pages of the site" className={styles.offers}>
        {targets.map(({ path, title, kind }) => (
          <li key={path}>
            <button
              type="button"
              data-first={path === first ? path : undefined}
              onClick={() => onChoose(path)}
              onKeyDown={onKeyDown}
            >
              {title} <span>{kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindNames = new Map(entryKinds.map(({ kind, label }) => [kind, label[0]]));

/** Returns the pages with the words of a search in their titles. */
function useTargets(search: string): Target[] {
  const { data, previousData } = useSearchEntriesQuery({
    variables: { search, leads: false },
    skip: search === '',
  });
  const found = search === '' ? [] : ((data ?? previousData)?.searchEntries ?? []);
  return found.flatMap(({ entry: { kind, title, slug, address }, excerpt }) => {
    const isInText = excerpt !== null;
    const path = address ?? (kind === 'page' && slug?.startsWith('/') ? slug : null);
    return path && !isInText ? [{ title, kind: kindNames.get(kind) ?? '', path }] : [];
  });
}
