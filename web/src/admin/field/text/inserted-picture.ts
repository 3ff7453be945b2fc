import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { PictureFieldsFragment } from '../../../generated/admin-documents.ts';
import { sendImage } from '../../media/upload.ts';
import { useToasts } from '../../ui/change/toast.tsx';
import { useSuggestion } from '../form.ts';

/** Returns the files of a paste or a drop; none if it has a text too, as that of a word processor. */
export function filesIn(data: DataTransfer | null): File[] {
  return data?.getData('text/plain').trim() ? [] : [...(data?.files ?? [])];
}

const noPictures = 'This text has no pictures. Put them into a block below.';

type Picture = Pick<PictureFieldsFragment, 'src' | 'width' | 'height' | 'alt'>;

/** Inserts a picture, replaces nothing, and puts the caret behind it; at the caret without a position. */
function insertAt(editor: Editor, { src, width, height, alt }: Picture, at?: number): void {
  // A column at double density; every wider picture is available in this width.
  const wide = src.replace(/\/\d+\.jpg$/, `/${Math.min(width, 1200)}.jpg`);
  const { doc, selection } = editor.state;
  const place = Math.min(at ?? selection.to, doc.content.size);
  editor
    .chain()
    .focus()
    .insertContentAt(place, { type: 'image', attrs: { src: wide, alt, width, height } })
    .command(({ tr }) => {
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { to } = tr.selection;
      const paragraph = editor.schema.nodes['paragraph']?.create();
      if (paragraph && !tr.doc.resolve(to).nodeAfter) tr.insert(to, paragraph);
      tr.setSelection(Selection.near(tr.doc.resolve(to)));
      return true;
    })
    .run();
}

/** Returns functions that put pictures into a text, or say why not. `isAllowed`: the text may have some. */
export function usePictureInsertion(isAllowed: boolean) {
  const { showToast } = useToasts();
  const suggest = useSuggestion();

  /**
   * Uploads a picture and puts it at the caret, or at a position. Without a description it gets that of the
   * library, or a suggested one.
   */
  async function put(editor: Editor, file: File, described = '', at?: number): Promise<void> {
    try {
      showToast('Uploading the picture…');
      const isSuggested = described === '';
      const { picture } = await sendImage({ file, alt: described || suggest(file), isSuggested });
      insertAt(editor, { ...picture, alt: described || picture.alt }, at);
    } catch (error) {
      showToast((error as Error).message, 'failure');
    }
  }

  async function putAll(editor: Editor, pictures: File[], at?: number): Promise<void> {
    for (const file of pictures) await put(editor, file, undefined, at);
  }

  /** Puts pasted or dropped files into a text. Returns whether there are any. */
  function files(editor: Editor | null, given: File[], at?: number): boolean {
    if (given.length === 0 || !editor) return false;
    const pictures = given.filter(({ type }) => type.startsWith('image/'));
    if (!isAllowed) showToast(noPictures, 'failure');
    else if (pictures.length < given.length) showToast('Only pictures can be put into a text.', 'failure');
    else void putAll(editor, pictures, at);
    return true;
  }

  /** Returns converted HTML, and says that pictures were left out. */
  function withoutLost(pasted: string, converted: string): string {
    const count = (html: string) => html.match(/<img\b/gi)?.length ?? 0;
    if (count(converted) < count(pasted))
      showToast(
        isAllowed ? 'Pictures of other pages were left out. Upload them with “Picture”.' : noPictures,
        'failure',
      );
    return converted;
  }

  return { put, choose: insertAt, files, withoutLost };
}
