import type { ManagedBlogFragment } from '../generated/documents.ts';
import styles from './admin.module.css';
import { filledBlocks } from './blog-values.ts';
import { useEntry } from './entry-form.ts';
import type { ChosenImage } from './use-blog-saving.ts';

interface BlogPreviewProps {
  image: ChosenImage | null;
  blog: ManagedBlogFragment | null;
}

/** The article as it will stand on the site, while it is written. */
export function BlogPreview({ image, blog }: BlogPreviewProps) {
  const { values } = useEntry();
  const picture = image?.preview ?? (values['blog_image'] || undefined);
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className={styles.quietText}>{values['published_date']}</p>
      <h3 className={styles.previewTitle}>{values['title'] || 'Title'}</h3>
      {/* The editor writes no more than its own marks, and what the server stored is sanitised. */}
      <div dangerouslySetInnerHTML={{ __html: values['brief_paragraph'] ?? '' }} />
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
