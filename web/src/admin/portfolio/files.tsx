import { useId } from 'react';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useEntry } from '../editor/form.ts';
import common from '../ui/common.module.css';

/** The kinds of items. */
export type Kind = 'picture' | 'pair' | 'video';

interface FileWanted {
  /** The variable of the mutation. */
  name: string;
  label: string;
  accept: string;
}

/** The files of each kind. */
export const kinds: Record<Kind, { label: string; files: FileWanted[] }> = {
  picture: { label: 'A picture', files: [{ name: 'image', label: 'Picture', accept: 'image/*' }] },
  pair: {
    label: 'A room before and after',
    files: [
      { name: 'before', label: 'Picture before', accept: 'image/*' },
      { name: 'after', label: 'Picture after', accept: 'image/*' },
    ],
  },
  video: {
    label: 'A video',
    files: [
      { name: 'video', label: 'Video (MP4)', accept: 'video/mp4' },
      { name: 'poster', label: 'Picture to show until it plays', accept: 'image/*' },
    ],
  },
};

interface PortfolioFilesProps {
  kind: Kind;
  onKind: (kind: Kind) => void;
  onFile: (name: string, file: File) => void;
}

/** What is added, and its files. */
export function PortfolioFiles({ kind, onKind, onFile }: PortfolioFilesProps) {
  const { errors } = useEntry();
  const id = useId();
  return (
    <>
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
      {kinds[kind].files.map(({ name, label, accept }) => (
        <Field key={name} id={`${id}-${name}`} label={`${label} *`} error={errors[name]}>
          <input
            {...controlAttributes(`${id}-${name}`, { error: errors[name] })}
            name={name}
            type="file"
            accept={accept}
            className={common.file}
            required
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onFile(name, file);
            }}
          />
        </Field>
      ))}
    </>
  );
}
