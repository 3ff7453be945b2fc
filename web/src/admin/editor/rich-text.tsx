import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId } from 'react';
import field from '../../forms/fields/field.module.css';
import { Field } from '../../forms/fields/field.tsx';
import common from '../ui/common.module.css';
import { useEntry } from './form.ts';
import styles from './rich-text.module.css';
import written from './written.module.css';

interface RichTextProps {
  name: string;
  label: string;
}

/** A text with marks, lists and links, stored as HTML: what the server's sanitiser lets through. */
export default function RichText({ name, label }: RichTextProps) {
  const { values, errors, change } = useEntry();
  const id = useId();
  const error = errors[name];
  const editor = useEditor({
    // Its styles would come in a style element, which the content security policy blocks; the module's has them.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        codeBlock: false,
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
      }),
    ],
    content: values[name] ?? '',
    editorProps: {
      attributes: {
        id,
        name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${field.control} ${written.written} ${styles.rich}`,
      },
    },
    onUpdate: ({ editor: it }) => change(name, it.isEmpty ? '' : it.getHTML()),
  });
  return (
    <Field id={id} label={label} hint={undefined} hintId="" error={error} errorId={`${id}-error`}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </Field>
  );
}

const tools: [label: string, name: string, run: (editor: Editor) => void][] = [
  ['Bold', 'bold', (it) => it.chain().focus().toggleBold().run()],
  ['Italic', 'italic', (it) => it.chain().focus().toggleItalic().run()],
  ['Underline', 'underline', (it) => it.chain().focus().toggleUnderline().run()],
  ['List', 'bulletList', (it) => it.chain().focus().toggleBulletList().run()],
  ['Numbered list', 'orderedList', (it) => it.chain().focus().toggleOrderedList().run()],
  ['Quote', 'blockquote', (it) => it.chain().focus().toggleBlockquote().run()],
];

function Tools({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      active: [...tools.map(([, name]) => name), 'link'].filter((name) => it.isActive(name)),
      undo: it.can().undo(),
      redo: it.can().redo(),
    }),
  });
  return (
    <fieldset className={styles.tools} aria-label="Formatting">
      {tools.map(([label, name, run]) => (
        <button
          key={name}
          type="button"
          aria-pressed={state.active.includes(name)}
          onClick={() => run(editor)}
        >
          {label}
        </button>
      ))}
      <LinkTool editor={editor} active={state.active.includes('link')} />
      <button type="button" disabled={!state.undo} onClick={() => editor.chain().focus().undo().run()}>
        Undo
      </button>
      <button type="button" disabled={!state.redo} onClick={() => editor.chain().focus().redo().run()}>
        Redo
      </button>
    </fieldset>
  );
}

function LinkTool({ editor, active }: { editor: Editor; active: boolean }) {
  const id = useId();
  function apply(form: HTMLElement | null): void {
    const input = form?.querySelector('input');
    const href = input?.value.trim();
    if (href) editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    form?.hidePopover();
  }
  if (active) {
    return (
      <button
        type="button"
        aria-pressed="true"
        onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
      >
        Remove link
      </button>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={id}>
        Link
      </button>
      <div id={id} popover="auto" className={styles.linkBox}>
        <label>
          <span>Address of the link</span>
          <input
            type="url"
            className={field.control}
            placeholder="https://"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply(event.currentTarget.closest<HTMLElement>('[popover]'));
            }}
          />
        </label>
        <button
          type="button"
          className={common.link}
          onClick={(event) => apply(event.currentTarget.closest<HTMLElement>('[popover]'))}
        >
          Set the link
        </button>
      </div>
    </>
  );
}
