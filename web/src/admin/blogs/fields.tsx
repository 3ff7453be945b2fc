import { lazy, Suspense, useId } from 'react';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { ManageBlogsQuery, ManagedBlogFragment } from '../../generated/documents.ts';
import { loadChunk } from '../../lib/chunk.ts';
import styles from '../editor/form.module.css';
import { useEntry } from '../editor/form.ts';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import { BlogImage } from './image.tsx';
import type { ChosenImage } from './use-saving.ts';

const RichText = lazy(() => loadChunk('admin-rich-text', () => import('../editor/rich-text.tsx')));

interface BlogFieldsProps {
  blog: ManagedBlogFragment | null;
  categories: ManageBlogsQuery['categories'];
  image: ChosenImage | null;
  onImage: (image: ChosenImage | null) => void;
}

/** Everything of a post but its blocks. */
export function BlogFields({ blog, categories, image, onImage }: BlogFieldsProps) {
  const form = useEntry();
  const { title = '', slug_url = '' } = form.values;
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <TextControl
          name="title"
          onText={(text) => {
            // Follows the title, until somebody writes an address of their own.
            if (!blog && slug_url === suggestedSlug(title)) form.change('slug_url', suggestedSlug(text));
          }}
        />
      </div>
      <TextControl
        name="slug_url"
        hint="Lower-cased, spaces become hyphens. An old address leads to the new one."
      />
      <CategoryControl categories={categories} />
      <TextControl name="published_date" hint="In words, as readers see it." />
      <PublishingControl published={blog?.state === 'PUBLISHED'} />
      <div className={styles.wide}>
        <Suspense fallback={<p className={common.quietText}>Loading the editor…</p>}>
          <RichText name="brief_paragraph" label="Brief paragraph" />
        </Suspense>
      </div>
      <div className={styles.wide}>
        <BlogImage picture={blog?.picture} image={image} onImage={onImage} />
      </div>
      <TextControl name="metaTitle" hint="Empty: the title." />
      <TextControl name="canonicalLink" hint="Empty: its own address." />
      <div className={styles.wide}>
        <TextControl name="metaDescription" rows={2} />
      </div>
    </div>
  );
}

function suggestedSlug(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}

function CategoryControl({ categories }: { categories: ManageBlogsQuery['categories'] }) {
  const { values, errors, change } = useEntry();
  const id = useId();
  const error = errors['category'];
  return (
    <Field id={id} label="Category *" error={error}>
      <select
        {...controlAttributes(id, { error })}
        name="category"
        className={field.control}
        required
        value={values['category']}
        onChange={(event) => change('category', event.target.value)}
      >
        <option value="">Choose one</option>
        {categories.map(({ category_id, category }) => (
          <option key={category_id} value={category_id}>
            {category}
          </option>
        ))}
      </select>
    </Field>
  );
}

function PublishingControl({ published }: { published: boolean }) {
  const { values, change } = useEntry();
  const id = useId();
  return (
    <div className={styles.stack}>
      <Field id={id} label="Publishing">
        <select
          id={id}
          name="publishing"
          className={field.control}
          value={values['publishing']}
          onChange={(event) => change('publishing', event.target.value)}
        >
          <option value="now">{published ? 'Published' : 'Publish now'}</option>
          <option value="draft">Draft: only admins see it</option>
          <option value="time">At a time</option>
        </select>
      </Field>
      {values['publishing'] === 'time' && (
        <TextControl name="publishAt" label="Publish at" type="datetime-local" />
      )}
    </div>
  );
}
