import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { factsOf } from '../../../../../rules/field/field.ts';
import { alternativeText } from '../../../../../rules/form/picture.ts';
import { MAX_PHOTO_MB } from '../../../../../rules/photo.ts';
import control from '../../../forms/fields/field.module.css';
import { Field } from '../../../forms/fields/field.tsx';
import { MediaChoice } from '../../media/choice.tsx';
import common from '../../ui/common.module.css';
import { usePictureInsertion } from './inserted-picture.ts';
import { LinkTool } from './link-tool.tsx';
import { inputOf, PopoverTool } from './popover-tool.tsx';
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
}

/** The tools of a rich text. */
export function TextTools({ editor, tokens, pictures }: TextToolsProps) {
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
      <LinkTool editor={editor} active={state.active.includes('link')} />
      {tokens && <TokenMenu onInsert={(name) => editor.chain().focus().insertToken(name).run()} />}
      {pictures && <PictureTool editor={editor} />}
    </>
  );
}

function PictureTool({ editor }: { editor: Editor }) {
  const insert = usePictureInsertion(true);
  const id = useId();
  return (
    <PopoverTool
      tool="Picture"
      apply="Insert"
      onApply={(box) => {
        const file = inputOf(box, 'picture')?.files?.[0];
        if (file) void insert.put(editor, file, inputOf(box, 'alt')?.value.trim() ?? '');
        return file ? undefined : 'Choose a picture.';
      }}
    >
      {() => (
        <>
          <Field id={`${id}-file`} label={`Picture, at most ${MAX_PHOTO_MB} MB`}>
            <input id={`${id}-file`} name="picture" type="file" accept="image/*" className={common.file} />
          </Field>
          <Field id={`${id}-alt`} label="Description for people who can’t see the picture">
            <input
              id={`${id}-alt`}
              name="alt"
              className={control.control}
              maxLength={factsOf(alternativeText).maxLength}
              autoComplete="off"
            />
          </Field>
          <MediaChoice onChoose={(picture) => insert.choose(editor, picture)} />
        </>
      )}
    </PopoverTool>
  );
}
