import { useRef } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { UploadRows } from '../media/upload-rows.tsx';
import { useDroppedFiles } from '../media/use-dropped-files.ts';
import { useUploads } from '../media/use-uploads.ts';
import common from '../ui/common.module.css';
import styles from './field.module.css';
import { useEntry, useSuggestion } from './form.ts';
import { countFilled, isOfPictures, itemsOf, pictureOfField, withPicture } from './values.ts';

type Named = [name: string, field: Descriptor];

interface DroppedPicturesProps {
  fields: Record<string, Descriptor>;
}

/** Takes the pictures that are dropped anywhere on a form which has a list of them. */
export function DroppedPictures({ fields }: DroppedPicturesProps) {
  const all: Named[] = Object.entries(fields);
  const list = all.find(([, { kind, item }]) => kind === 'list' && item && isOfOne(item));
  const first = all.find(([, { kind, required }]) => kind === 'picture' && required);
  return list && <Drops list={list} first={first} />;
}

const isOfOne = (item: Descriptor): boolean =>
  isOfPictures(item) && Object.keys(item.fields ?? {}).length === 1;

interface DropsProps {
  list: Named;
  /** The picture that comes before those of the list. */
  first: Named | undefined;
}

function Drops({ list: [listName, list], first }: DropsProps) {
  const [firstName = ''] = first ?? [];
  const { values, change } = useEntry();
  const suggest = useSuggestion();
  const root = useRef<HTMLDivElement>(null);
  const count = countFilled(list, itemsOf(values[listName])) + (values[firstName] ? 1 : 0);
  const uploads = useUploads({
    suggest: (file, index) => suggest(file, count + index + 1),
    onStored: ({ picture }, upload) => {
      if (firstName && !values[firstName]) change(firstName, picture.src);
      else change(listName, withPicture(list, itemsOf(values[listName]), pictureOfField(picture)));
      uploads.remove([upload]);
    },
  });
  const isOver = useDroppedFiles(uploads.add, root);
  return (
    <div ref={root} className={styles.drops} data-drops={isOver ? 'over' : ''}>
      <p className={common.quietText}>
        {first
          ? `Drop pictures anywhere on this form: the first one becomes “${first[1].label}”, the others go to “${list.label}”.`
          : `Drop pictures anywhere on this form: they go to “${list.label}”.`}
      </p>
      <UploadRows uploads={uploads} />
    </div>
  );
}
