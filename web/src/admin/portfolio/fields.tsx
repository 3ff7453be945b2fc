import { TextControl } from '../editor/text-control.tsx';
import type { PortfolioItem } from './entry.tsx';
import { FileField, KindField, Pictured, PictureList } from './files.tsx';
import page from './page.module.css';
import { kinds } from './pieces.ts';
import type { usePieces } from './use-pieces.ts';

interface NewItemFieldsProps {
  items: ReturnType<typeof usePieces>;
}

/** The files of new items and their texts. */
export function NewItemFields({ items }: NewItemFieldsProps) {
  const { kind, pieces, changeKind, addPictures, setFile, setPieces } = items;
  const { files } = kinds[kind];
  const preview = (name: string) => pieces[0]?.files[name]?.preview;
  const fileField = (name: string) => (
    <FileField
      key={name}
      name={name}
      label={files[name] ?? name}
      onFiles={(chosen) => setFile(name, chosen)}
    />
  );
  return (
    <>
      <KindField kind={kind} onKind={changeKind} />
      {kind === 'picture' && (
        <PictureList
          pieces={pieces}
          onFiles={addPictures}
          onRemove={(removed) => setPieces(pieces.filter((piece) => piece !== removed))}
        />
      )}
      {kind === 'pair' && (
        <>
          <TextControl name="title" />
          <Pictured src={preview('before')}>
            {fileField('before')}
            <TextControl name="beforeAlt" marked />
          </Pictured>
          <Pictured src={preview('after')}>
            {fileField('after')}
            <TextControl name="alt" label="Description of the picture after" />
          </Pictured>
        </>
      )}
      {kind === 'video' && (
        <>
          <TextControl name="title" />
          {fileField('video')}
          <Pictured src={preview('poster')}>
            {fileField('poster')}
            <TextControl name="alt" />
          </Pictured>
        </>
      )}
    </>
  );
}

/** The texts of a stored item beside its pictures. */
export function StoredItemFields({ item }: { item: PortfolioItem }) {
  const before = 'before' in item ? item.before : null;
  return (
    <>
      <TextControl name="title" />
      {before && (
        <Pictured src={before.src}>
          <TextControl name="beforeAlt" marked />
        </Pictured>
      )}
      <Pictured src={item.picture.src}>
        <TextControl name="alt" {...(before && { label: 'Description of the picture after' })} />
      </Pictured>
    </>
  );
}

export function FactFields() {
  return (
    <fieldset className={page.facts}>
      <legend>About the project (optional)</legend>
      <TextControl name="town" />
      <TextControl name="rooms" digits maxLength={4} />
      <TextControl name="days" digits maxLength={4} />
      <TextControl name="package" hint="For example Vacant Home Staging." />
    </fieldset>
  );
}
