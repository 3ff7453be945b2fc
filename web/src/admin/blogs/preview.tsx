import type { ManagedBlogFragment } from '../../generated/documents.ts';
import { Html } from '../../sections/base/html.tsx';
import { useEntry } from '../editor/form.ts';
import styles from '../editor/preview.module.css';
import written from '../editor/written.module.css';
import common from '../ui/common.module.css';
import type { ChosenImage } from './use-saving.ts';
import { filledBlocks } from './values.ts';

interface BlogPreviewProps {
  image: ChosenImage | null;
  blog: ManagedBlogFragment | null;
}

/** The article as it will stand on the site, while it is written. */
export function BlogPreview({ image, blog }: BlogPreviewProps) {
  const { values } = useEntry();
  const picture = image?.preview ?? blog?.picture?.src;
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className={common.quietText}>{values['published_date']}</p>
      <h3 className={styles.title}>{values['title'] || 'Title'}</h3>
      {/* The editor writes no more than its own marks, and what the server stored is sanitised. */}
      <Html className={written.written} html={values['brief_paragraph'] ?? ''} />
      {picture && <img src={picture} alt={image?.alt ?? blog?.picture?.alt ?? ''} />}
      {filledBlocks(values).map(({ heading, paragraph }, index) => (
        <section key={`${index} ${heading}`}>
          <h4>{heading}</h4>
          <p>{paragraph}</p>
        </section>
      ))}
    </aside>
  );
}
