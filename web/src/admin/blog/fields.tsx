import { useId } from 'react';
import { proposedSlug } from '../../../../rules/slug.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { ManageBlogsQuery, ManagedBlogFragment } from '../../generated/admin-documents.ts';
import { timeZoneName } from '../business-time.ts';
import styles from '../editor/form.module.css';
import { useEntry } from '../editor/form.ts';
import { RichTextField } from '../editor/rich-text-field.tsx';
import { TextControl } from '../editor/text-control.tsx';
import { BlogImage } from './image.tsx';
import type { ChosenImage } from './use-saving.ts';
import { reschedule } from './values.ts';

interface BlogFieldsProps {
  blog: ManagedBlogFragment | null;
  categories: ManageBlogsQuery['categories'];
  image: ChosenImage | null;
  onImage: (image: ChosenImage | null) => void;
}

/** The fields of an article, without its blocks. */
export function BlogFields({ blog, categories, image, onImage }: BlogFieldsProps) {
  const form = useEntry();
  const { title = '', slug_url = '' } = form.values;
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <TextControl
          name="title"
          onText={(text) => {
            // The slug follows the title until the admin edits it.
            if (!blog && slug_url === proposedSlug(title)) form.change('slug_url', proposedSlug(text));
          }}
        />
      </div>
      <TextControl name="slug_url" hint="Saved in lower case with hyphens. The old address will redirect." />
      <CategoryControl categories={categories} />
      <TextControl name="published_date" label="Date shown to readers" />
      <PublishingControl published={blog?.state === 'PUBLISHED'} />
      <div className={styles.wide}>
        <RichTextField name="brief_paragraph" label="Brief paragraph" />
      </div>
      <div className={styles.wide}>
        <BlogImage picture={blog?.picture} image={image} onImage={onImage} />
      </div>
      <TextControl name="metaTitle" hint="Leave it empty to use the title." />
      <TextControl name="canonicalLink" hint="Leave it empty to use the article’s own URL." />
      <div className={styles.wide}>
        <TextControl name="metaDescription" rows={2} />
      </div>
    </div>
  );
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
  const put = (name: string, value: string) => {
    for (const changed of Object.entries(reschedule(values, { [name]: value }))) change(...changed);
  };
  return (
    <div className={styles.stack}>
      <Field id={id} label="Publishing">
        <select
          id={id}
          name="publishing"
          className={field.control}
          value={values['publishing']}
          onChange={(event) => put('publishing', event.target.value)}
        >
          <option value="now">{published ? 'Published' : 'Publish now'}</option>
          <option value="draft">Draft: only admins see it</option>
          <option value="time">Schedule</option>
        </select>
      </Field>
      {values['publishing'] === 'time' && (
        <TextControl
          name="publishAt"
          label={`Publish at (${timeZoneName})`}
          type="datetime-local"
          onText={(text) => put('publishAt', text)}
        />
      )}
    </div>
  );
}
