import { Image } from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import control from '../../../forms/fields/field.module.css';
import { errorIdOf } from '../../../forms/fields/field.tsx';
import { isLetter } from '../../ui/letter-key.ts';
import type { ControlProps } from '../control.tsx';
import { useEntry } from '../form.ts';
import { blockFromEditor, blockToEditor, htmlOf } from './block-text.ts';
import { filesIn, usePictureInsertion } from './inserted-picture.ts';
import { linkMark, scriptMarks } from './marks.ts';
import { pastedHtml } from './pasted-html.ts';
import { pastedText } from './pasted-text.ts';
import styles from './rich-text.module.css';
import { TextTools } from './text-tools.tsx';
import { htmlToEditor, replaceInEditor, tokenNode } from './token-node.tsx';
import { PriceOffers, TokenChips } from './tokens.tsx';
import { ToolField } from './tool-field.tsx';
import written from './written.module.css';

/** A rich text with the formatting that the server's sanitizer allows, stored as HTML. */
export default function RichText({ field, label, name, value, onChange }: ControlProps) {
  const { block = false, tokens = false } = field;
  const error = useEntry().errors[name];
  const id = useId();
  const text = String(value ?? '');
  const content = block ? blockToEditor(text) : htmlToEditor(text);
  const insert = usePictureInsertion(block);
  const editorRef = useRef<Editor | null>(null);
  const linkTool = useRef<HTMLButtonElement>(null);
  // The text that the editor shows.
  const shown = useRef(text);
  const editor = useEditor({
    // The content security policy blocks injected styles; the CSS module has them.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        codeBlock: false,
        heading: { levels: [2, 3, 4] },
        link: false,
      }),
      linkMark,
      ...scriptMarks,
      tokenNode,
      ...(block ? [Image] : []),
    ],
    content,
    // `pastedText` reads Markdown; the other rules would take the signs of 5 * 3 * 2.
    enablePasteRules: ['link', 'token'],
    editorProps: {
      transformPastedHTML: (html) => insert.withoutLost(html, pastedHtml(html)),
      handleKeyDown: (_view, event) => {
        const isPressed = isLetter(event, 'k') && (event.ctrlKey || event.metaKey) && !event.altKey;
        if (isPressed) linkTool.current?.click();
        return isPressed;
      },
      // The editor would prevent that Escape closes the dialog.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
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
    <ToolField
      {...{ id, label, error }}
      custom
      quiet={block}
      toolsLabel={`Formatting of ${label}`}
      tools={<TextTools {...{ editor, tokens, linkTool }} pictures={block} />}
    >
      <EditorContent editor={editor} />
      {tokens && <TokenChips text={text} />}
      {tokens && <PriceOffers text={text} onUse={(...price) => replaceInEditor(editor, ...price)} />}
    </ToolField>
  );
}
