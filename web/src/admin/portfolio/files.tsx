import { type ReactNode, useId } from 'react';
import { portfolioItemFields } from '../../../../rules/entry/project.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import form from '../editor/form.module.css';
import { useEntry } from '../editor/form.ts';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import page from './page.module.css';
import { type Kind, kinds, type Piece } from './pieces.ts';

interface KindFieldProps {
  kind: Kind;
  onKind: (kind: Kind) => void;
}

export function KindField({ kind, onKind }: KindFieldProps) {
  const id = useId();
  return (
    <Field id={id} label="What to add">
      <select
        id={id}
        name="kind"
        className={field.control}
        value={kind}
        onChange={(event) => onKind(event.target.value as Kind)}
      >
        {Object.entries(kinds).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface FileFieldProps {
  name: string;
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileField({ name, label, multiple = false, onFiles }: FileFieldProps) {
  const { errors } = useEntry();
  const id = useId();
  return (
    <Field id={id} label={`${label} *`} error={errors[name]}>
      <input
        {...controlAttributes(id, { error: errors[name] })}
        name={name}
        type="file"
        accept={name === 'video' ? 'video/mp4' : 'image/*'}
        className={common.file}
        multiple={multiple}
        required
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          // The list below shows them; the next choice adds to them.
          if (multiple) target.value = '';
        }}
      />
    </Field>
  );
}

interface PicturedProps {
  /** The URL of the picture. */
  src: string | undefined;
  children: ReactNode;
}

/** Shows a picture beside its fields. */
export function Pictured({ src, children }: PicturedProps) {
  return (
    <div className={form.pictured}>
      {src && <img src={src} alt="" width={160} height={100} />}
      <div className={form.stack}>{children}</div>
    </div>
  );
}

interface PictureListProps {
  pieces: Piece[];
  onFiles: (files: File[]) => void;
  onRemove: (piece: Piece) => void;
}

/** Chooses pictures; each has its caption and description. */
export function PictureList({ pieces, onFiles, onRemove }: PictureListProps) {
  const title = factsOf(portfolioItemFields.title);
  const alt = factsOf(portfolioItemFields.alt);
  return (
    <>
      <FileField name="image" label={kinds.picture.label} multiple onFiles={onFiles} />
      {pieces.map((piece, index) => (
        <fieldset key={piece.prefix} className={page.part}>
          <legend>Picture {index + 1}</legend>
          <Pictured src={piece.files['image']?.preview}>
            <TextControl
              name={`${piece.prefix}title`}
              label={title.label}
              maxLength={title.maxLength}
              marked
            />
            <TextControl name={`${piece.prefix}alt`} label={alt.label} maxLength={alt.maxLength} marked />
            <button type="button" className={common.link} onClick={() => onRemove(piece)}>
              Remove<span className="visually-hidden"> picture {index + 1}</span>
            </button>
          </Pictured>
        </fieldset>
      ))}
    </>
  );
}
