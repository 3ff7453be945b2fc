import { type Editor, useEditorState } from '@tiptap/react';
import type { Ref } from 'react';
import { LinkTool } from './link-tool.tsx';
import { PictureTool } from './picture-tool.tsx';
import { TokenMenu } from './token-menu.tsx';
import { ToolButton, type ToolName } from './tool-button.tsx';

const formats: [tool: ToolName, name: string, run: (editor: Editor) => void][] = [
  ['Bold', 'bold', (it) => it.chain().focus().toggleBold().run()],
  ['Italic', 'italic', (it) => it.chain().focus().toggleItalic().run()],
  ['Underline', 'underline', (it) => it.chain().focus().toggleUnderline().run()],
  ['List', 'bulletList', (it) => it.chain().focus().toggleBulletList().run()],
  ['Numbered list', 'orderedList', (it) => it.chain().focus().toggleOrderedList().run()],
  ['Quote', 'blockquote', (it) => it.chain().focus().toggleBlockquote().run()],
];

interface TextToolsProps {
  editor: Editor;
  /** Whether the text may have prices and facts, and pictures. */
  tokens: boolean;
  pictures: boolean;
  /** Receives the button of the Link tool. */
  linkTool: Ref<HTMLButtonElement>;
}

/** The tools of a rich text. */
export function TextTools({ editor, tokens, pictures, linkTool }: TextToolsProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      active: [...formats.map(([, name]) => name), 'link'].filter((name) => it.isActive(name)),
    }),
  });
  return (
    <>
      {formats.map(([tool, name, run]) => (
        <ToolButton
          key={name}
          tool={tool}
          aria-pressed={state.active.includes(name)}
          onClick={() => run(editor)}
        />
      ))}
      <LinkTool ref={linkTool} editor={editor} active={state.active.includes('link')} />
      {tokens && <TokenMenu onInsert={(name) => editor.chain().focus().insertToken(name).run()} />}
      {pictures && <PictureTool editor={editor} />}
    </>
  );
}
