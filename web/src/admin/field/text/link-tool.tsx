import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useDeferredValue, useId, useRef, useState } from 'react';
import { entryKinds } from '../../../../../rules/entry/kinds.ts';
import { completeLink, linkMessage } from '../../../../../rules/link.ts';
import control from '../../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../../forms/fields/field.tsx';
import { useSearchEntriesQuery } from '../../../generated/admin-hooks.ts';
import styles from './popover-tool.module.css';
import { PopoverTool } from './popover-tool.tsx';
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
  return <NewLink {...{ ref, editor }} />;
}

function NewLink({ ref, editor }: Omit<LinkToolProps, 'active'>) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { targets, isLoaded } = useTargets(search);
  const url = completeLink(typed);
  // Those of an earlier text are not what Enter means.
  const isCurrent = isLoaded && search === typed.trim();
  const first = url === undefined && isCurrent ? targets[0] : undefined;
  const link = (href: string) => editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  return (
    <PopoverTool
      ref={ref}
      tool="Link"
      apply="Add the link"
      onApply={() => {
        const href = url ?? first?.path;
        if (!href) return linkMessage;
        link(href);
        return undefined;
      }}
      onClose={() => setTyped('')}
    >
      {(close) => (
        <TargetField
          {...{ typed, targets, first }}
          onType={setTyped}
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

interface TargetFieldProps {
  typed: string;
  /** The pages of the site that have the typed words. */
  targets: Target[];
  /** The page that Enter chooses; undefined while the typed text is a URL. */
  first: Target | undefined;
  onType: (typed: string) => void;
  onChoose: (path: string) => void;
}

/** A URL, with the pages that are found by it. Arrow keys move the focus through them. */
function TargetField({ typed, targets, first, onType, onChoose }: TargetFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);

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
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ul aria-label="Pages of the site" className={styles.offers}>
        {targets.map((target) => (
          <li key={target.path}>
            <button
              type="button"
              data-first={target === first || undefined}
              onClick={() => onChoose(target.path)}
              onKeyDown={onKeyDown}
            >
              {target.title} <span>{target.kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindNames = new Map(entryKinds.map(({ kind, label }) => [kind, label[0]]));

/** Returns the pages with the words of a search in their titles; the earlier ones until they are loaded. */
function useTargets(search: string): { targets: Target[]; isLoaded: boolean } {
  const { data, previousData } = useSearchEntriesQuery({
    variables: { search, leads: false },
    skip: search === '',
  });
  const found = search === '' ? [] : ((data ?? previousData)?.searchEntries ?? []);
  const targets = found.flatMap(({ entry: { kind, title, slug, address }, excerpt }) => {
    const isInText = excerpt !== null;
    const path = address ?? (kind === 'page' && slug?.startsWith('/') ? slug : null);
    return path && !isInText ? [{ title, kind: kindNames.get(kind) ?? '', path }] : [];
  });
  return { targets, isLoaded: data !== undefined };
}
