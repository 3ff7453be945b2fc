import { useEffect, useId, useState } from 'react';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import form from '../editor/form.module.css';
import { useEntry, type Values } from '../editor/form.ts';
import { sendImage } from '../editor/upload.ts';
import common from '../ui/common.module.css';
import type { ChosenImage } from './use-saving.ts';
import { isStoredPicture } from './values.ts';

interface BlogImageProps {
  /** The stored picture, if it is a file of this site. */
  picture: PictureFieldsFragment | null | undefined;
  image: ChosenImage | null;
  onImage: (image: ChosenImage | null) => void;
}

/** Returns the picture to show: the chosen file, a draft's, or the stored one. */
export function shownPicture(
  { blog_image: url }: Values,
  image: ChosenImage | null,
  picture: PictureFieldsFragment | null | undefined,
): { src: string; alt: string; width?: number; height?: number } | null {
  if (image) return { src: image.preview, alt: image.alt };
  const id = picture && /[0-9a-f]{32}/.exec(picture.src)?.[0];
  if (picture && id && url?.includes(id)) {
    const { src, alt, width, height } = picture;
    return { src, alt, width, height };
  }
  return isStoredPicture(url) ? { src: url, alt: '' } : null;
}

const imageHint = 'At most 10 MB.';
const altHint = 'Screen readers read it aloud.';

/** Chooses a post's picture, uploads it at once with its progress, and takes its description. */
export function BlogImage({ picture, image, onImage }: BlogImageProps) {
  const { values, errors, change, setErrors } = useEntry();
  const [share, setShare] = useState<number | null>(null);
  const id = useId();
  const shown = shownPicture(values, image, picture);
  const error = errors['blog_image'];

  const { preview } = image ?? {};
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  async function choose(file: File): Promise<void> {
    const chosen = { file, alt: image?.alt ?? '', preview: URL.createObjectURL(file) };
    setErrors({});
    setShare(0);
    try {
      const { url } = await sendImage(chosen, setShare);
      change('blog_image', url);
      onImage({ ...chosen, url });
    } catch (failure) {
      setErrors({ blog_image: (failure as Error).message });
    }
    setShare(null);
  }

  return (
    <div className={form.pictured}>
      {shown && <img {...shown} alt={shown.alt} width={160} height={100} />}
      <div className={form.stack}>
        <Field id={id} label="Image" hint={imageHint} error={error}>
          <input
            {...controlAttributes(id, { hint: imageHint, error })}
            name="blog_image"
            type="file"
            accept="image/*"
            className={common.file}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void choose(file);
            }}
          />
        </Field>
        {share !== null && (
          <progress className={common.progress} aria-label="Upload of the image" value={share} max={1} />
        )}
        {image && (
          <Field id={`${id}-alt`} label="Description for people who can’t see the image" hint={altHint}>
            <input
              {...controlAttributes(`${id}-alt`, { hint: altHint })}
              name="imageAlt"
              className={field.control}
              maxLength={500}
              autoComplete="off"
              value={image.alt}
              onChange={(event) => onImage({ ...image, alt: event.target.value, url: undefined })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}
