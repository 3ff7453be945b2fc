import type { ManagedBlogFragment } from '../../generated/admin-documents.ts';
import { Html } from '../../sections/base/html.tsx';
import { Paragraph } from '../../sections/blog/paragraph.tsx';
import { useEntry } from '../editor/form.ts';
import styles from '../editor/preview.module.css';
import written from '../editor/written.module.css';
import common from '../ui/common.module.css';
import { shownPicture } from './image.tsx';
import type { ChosenImage } from './use-saving.ts';
import { blockName, filledBlocks } from './values.ts';

interface BlogPreviewProps {
  image: ChosenImage | null;
  blog: ManagedBlogFragment | null;
}

/** A preview of the article while it is edited. */
export function BlogPreview({ image, blog }: BlogPreviewProps) {
  const { values } = useEntry();
  const picture = shownPicture(values, image, blog?.picture);
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className={common.quietText}>{values['published_date']}</p>
      <h3 className={styles.title} data-shows="title slug_url">
        {values['title'] || 'Title'}
      </h3>
      {/** Safe: the editor produces a fixed set of elements, and the server sanitises stored HTML. */}
      <div data-shows="brief_paragraph">
        <Html className={written.written} html={values['brief_paragraph'] ?? ''} />
      </div>
      {picture && <img data-shows="blog_image imageAlt" {...picture} alt={picture.alt} />}
      {filledBlocks(values).map(({ block, heading, paragraph }) => (
        <section key={block} data-shows={`${blockName(block, 'heading')} ${blockName(block, 'paragraph')}`}>
          <h4>{heading}</h4>
          <Paragraph text={paragraph} />
        </section>
      ))}
    </aside>
  );
}
