import { Image } from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { factsOf } from '../../../../../rules/field/field.ts';
import { alternativeText } from '../../../../../rules/form/picture.ts';
import { completeLink, linkMessage } from '../../../../../rules/link.ts';
import { MAX_PHOTO_MB } from '../../../../../rules/photo.ts';
import control from '../../../forms/fields/field.module.css';
import { errorIdOf, Field } from '../../../forms/fields/field.tsx';
import { MediaChoice } from '../../media/choice.tsx';
import common from '../../ui/common.module.css';
import type { ControlProps } from '../control.tsx';
import { useEntry } from '../form.ts';
import { blockFromEditor, blockToEditor, htmlOf } from './block-text.ts';
import { filesIn, usePictureInsertion } from './inserted-picture.ts';
import { pastedHtml } from './pasted-html.ts';
import { pastedText } from './pasted-text.ts';
import { inputOf, PopoverTool } from './popover-tool.tsx';
import styles from './rich-text.module.css';
import { scriptMarks } from './script-marks.ts';
import { htmlToEditor, replaceInEditor, tokenNode } from './token-node.tsx';
import { PriceOffers, TokenChips } from './tokens.tsx';
import written from './written.module.css';

/** A rich text with the formatting that the server's sanitizer allows, stored as HTML. */
export default function RichText({ field, label, name, value, onChange }: ControlProps) {
  const { block = false, tokens } = field;
  const error = useEntry().errors[name];
  const id = useId();
  const text = String(value ?? '');
  const content = block ? blockToEditor(text) : htmlToEditor(text);
  const insert = usePictureInsertion(block);
  const editorRef = useRef<Editor | null>(null);
  // The text that the editor shows.
  const shown = useRef(text);
  const editor = useEditor({
    // The content security policy blocks injected styles; the CSS module has them.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        codeBlock: false,
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
      }),
      ...scriptMarks,
      tokenNode,
      ...(block ? [Image] : []),
    ],
    content,
    // `pastedText` reads Markdown; the other rules would take the signs of 5 * 3 * 2.
    enablePasteRules: ['link', 'token'],
    editorProps: {
      transformPastedHTML: (html) => insert.withoutLost(html, pastedHtml(html)),
      handlePaste: (_view, event) => insert.files(editorRef.current, filesIn(event.clipboardData)),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return insert.files(editorRef.current, filesIn(event.dataTransfer), at);
      },
      clipboardTextParser: pastedText,
      attributes: {
        id,
        name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(tokens && { 'data-tokens': '' }),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorIdOf(id) }),
        class: `${control.control} ${written.written} ${styles.rich} ${block ? styles.block : ''}`,
      },
    },
    onUpdate: ({ editor: it }) => {
      shown.current = block ? blockFromEditor(it) : it.isEmpty ? '' : htmlOf(it);
      onChange(shown.current);
    },
  });
  useEffect(() => {
    editorRef.current = editor;
  }, [editor]);
  // A text from outside, such as that of a moved block, is no step of this editor's undo.
  const reset = useEffectEvent(() =>
    editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run(),
  );
  useEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    reset();
  }, [text]);
  return (
    <div className={block ? styles.quiet : undefined}>
      <Field id={id} label={label} custom error={error}>
        <Tools editor={editor} of={label} pictures={block} />
        <EditorContent editor={editor} />
        {tokens && <TokenChips text={text} />}
        {tokens && <PriceOffers text={text} onUse={(...price) => replaceInEditor(editor, ...price)} />}
      </Field>
    </div>
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

function Tools({ editor, of, pictures }: { editor: Editor; of: string; pictures: boolean }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      active: [...tools.map(([, name]) => name), 'link'].filter((name) => it.isActive(name)),
    }),
  });
  return (
    <fieldset className={styles.tools} aria-label={`Formatting of ${of}`}>
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
      {pictures && <PictureTool editor={editor} />}
    </fieldset>
  );
}

function LinkTool({ editor, active }: { editor: Editor; active: boolean }) {
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
    <PopoverTool
      label="Link"
      apply="Add the link"
      onApply={(box) => {
        const href = completeLink(inputOf(box, 'href')?.value ?? '');
        if (!href) return linkMessage;
        editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
        return undefined;
      }}
    >
      <label>
        <span>URL of the link</span>
        <input name="href" type="url" className={control.control} placeholder="https://" />
      </label>
    </PopoverTool>
  );
}

function PictureTool({ editor }: { editor: Editor }) {
  const insert = usePictureInsertion(true);
  return (
    <PopoverTool
      label="Picture"
      apply="Insert"
      onApply={(box) => {
        const file = inputOf(box, 'picture')?.files?.[0];
        if (file) void insert.put(editor, file, inputOf(box, 'alt')?.value.trim() ?? '');
        return file ? undefined : 'Choose a picture.';
      }}
    >
      <label>
        <span>Picture, at most {MAX_PHOTO_MB} MB</span>
        <input name="picture" type="file" accept="image/*" className={common.file} />
      </label>
      <label>
        <span>Description for people who can’t see the picture</span>
        <input
          name="alt"
          className={control.control}
          maxLength={factsOf(alternativeText).maxLength}
          autoComplete="off"
        />
      </label>
      <MediaChoice onChoose={(picture) => insert.choose(editor, picture)} />
    </PopoverTool>
  );
}
