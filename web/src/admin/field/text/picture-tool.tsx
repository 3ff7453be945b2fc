import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { factsOf } from '../../../../../rules/field/field.ts';
import { alternativeText } from '../../../../../rules/form/picture.ts';
import { MAX_PHOTO_MB } from '../../../../../rules/photo.ts';
import control from '../../../forms/fields/field.module.css';
import { Field } from '../../../forms/fields/field.tsx';
import { MediaChoice } from '../../media/choice.tsx';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import { usePictureInsertion } from './inserted-picture.ts';
import styles from './popover-tool.module.css';
import { inputOf, PopoverTool } from './popover-tool.tsx';

interface Selected {
  alt: string;
  /** Its position in the text. */
  at: number;
}

/** Inserts a picture, or changes the selected one. */
export function PictureTool({ editor }: { editor: Editor }) {
  const selected = useEditorState({ editor, selector: ({ editor: it }) => selectedIn(it) });
  if (!selected) return <NewPicture editor={editor} />;
  return <SelectedPicture key={`${selected.at} ${selected.alt}`} editor={editor} {...selected} />;
}

function selectedIn({ state: { selection } }: Editor): Selected | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { alt: String(selection.node.attrs['alt'] ?? ''), at: selection.from };
}

/** Changes the description of the selected picture, or removes it. */
function SelectedPicture({ editor, alt, at }: { editor: Editor } & Selected) {
  return (
    <PopoverTool
      tool="Picture"
      apply="Save"
      onApply={(box) => {
        const text = descriptionIn(box);
        editor
          .chain()
          .focus()
          .command(({ tr }) => Boolean(tr.setNodeAttribute(at, 'alt', text)))
          .run();
        return undefined;
      }}
    >
      {(close) => (
        <>
          <Description alt={alt} />
          <Button
            look="link"
            of="picture"
            onClick={() => {
              close();
              editor.chain().focus().deleteSelection().run();
            }}
          >
            Remove
          </Button>
        </>
      )}
    </PopoverTool>
  );
}

function NewPicture({ editor }: { editor: Editor }) {
  const insert = usePictureInsertion(true);
  return (
    <PopoverTool
      tool="Picture"
      apply="Insert"
      onApply={(box) => {
        const file = inputOf(box, 'picture')?.files?.[0];
        if (file) void insert.put(editor, file, descriptionIn(box));
        return file ? undefined : 'Choose a picture.';
      }}
    >
      {() => (
        <>
          <ChosenFile />
          <Description alt="" />
          <MediaChoice onChoose={(picture) => insert.choose(editor, picture)} />
        </>
      )}
    </PopoverTool>
  );
}

/** The control of a file, with a miniature of the chosen one. */
function ChosenFile() {
  const id = useId();
  const [shown, setShown] = useState('');
  useEffect(() => () => URL.revokeObjectURL(shown), [shown]);
  return (
    <>
      <Field id={id} label={`Picture, at most ${MAX_PHOTO_MB} MB`}>
        <input
          id={id}
          name="picture"
          type="file"
          accept="image/*"
          className={common.file}
          onChange={({ target }) => setShown(target.files?.[0] ? URL.createObjectURL(target.files[0]) : '')}
        />
      </Field>
      {shown && <img src={shown} alt="" className={styles.miniature} />}
    </>
  );
}

/** The control of an alternative text. */
function Description({ alt }: { alt: string }) {
  const id = useId();
  return (
    <Field id={id} label="Description for people who can’t see the picture">
      <input
        id={id}
        name="alt"
        className={control.control}
        maxLength={factsOf(alternativeText).maxLength}
        autoComplete="off"
        defaultValue={alt}
      />
    </Field>
  );
}

const descriptionIn = (box: HTMLElement): string => inputOf(box, 'alt')?.value.trim() ?? '';
