import { preload } from 'react-dom';
import type { Picture as PictureData } from '../../generated/types.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, as in the HTML attribute; decides which file is loaded. */
  sizes: string;
  /** For the one picture that a page opens with: loaded at once and first. */
  priority?: boolean;
  /** Fills the frame, which `className` gives a shape, and is cropped to it. */
  fill?: boolean;
  className?: string | undefined;
}

/** A picture in the best format and width, on a blurred miniature of itself that is shown until it is loaded. */
export function Picture({ picture, sizes, priority = false, fill = false, className }: PictureProps) {
  const { src, width, height, alt, placeholder, sources } = picture;
  const [best] = sources;
  // The browser's scanner finds the picture only behind the header's drawings and the style sheet.
  if (priority && best) {
    preload(src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcset,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <span className={[styles.frame, fill && styles.fill, className].filter(Boolean).join(' ')}>
      {placeholder && <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}
