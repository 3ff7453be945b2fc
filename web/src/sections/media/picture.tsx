import { preload } from 'react-dom';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { trustedHtml } from '../../lib/trusted-types.ts';
import styles from './picture.module.css';

/** An element of its own HTML gets the text of a missing picture (offline/pwa/missing-pictures.ts). */
const empty = { __html: trustedHtml('') };

interface PictureProps {
  picture: Omit<ContentPicture, 'name'>;
  /** The HTML attribute `sizes`. */
  sizes: string;
  /** For the first picture of a page: loads at once with high priority. */
  priority?: boolean;
  /** Fills and is cropped to the frame, which `className` shapes. */
  fill?: boolean;
  className?: string | undefined;
}

/** A picture in the best format and size, over a blurred placeholder. */
export function Picture({ picture, sizes, priority = false, fill = false, className }: PictureProps) {
  const { src, width, height, alt, placeholder, sources, focus } = picture;
  const [best] = sources;
  // The preload scanner would find the picture only after the header's drawings and the style sheet.
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
    <span
      className={[styles.frame, fill && styles.fill, className].filter(Boolean).join(' ')}
      data-x={focus?.x}
      data-y={focus?.y}
    >
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
      <span data-note="" dangerouslySetInnerHTML={empty} />
    </span>
  );
}
