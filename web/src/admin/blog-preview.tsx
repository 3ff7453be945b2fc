import type { ManagedBlogFragment } from '../generated/documents.ts';
import { filledBlocks } from './blog-values.ts';
import common from './common.module.css';
import { useEntry } from './entry-form.ts';
import styles from './preview.module.css';
import type { ChosenImage } from './use-blog-saving.ts';
import written from './written.module.css';

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
      <div
        className={written.written}
        dangerouslySetInnerHTML={{ __html: values['brief_paragraph'] ?? '' }}
      />
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
