import { type SubmitEvent, useRef, useState } from 'react';
import buttons from '../design/button.module.css';
import { focusFirst } from '../forms/values.ts';
import type { ManageBlogsQuery, ManagedBlogFragment } from '../generated/documents.ts';
import { blogInputRules } from '../generated/rules.ts';
import styles from './admin.module.css';
import { Banner, type BannerMessage, useBanners } from './banner.tsx';
import { BlogBlocks } from './blog-blocks.tsx';
import { BlogFields } from './blog-fields.tsx';
import { BlogHistory } from './blog-history.tsx';
import { BlogPreview } from './blog-preview.tsx';
import { blogValues } from './blog-values.ts';
import { EntryFormContext, useEntryForm } from './entry-form.ts';
import { Popup } from './popup.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { type ChosenImage, sendImage, useBlogSaving } from './use-blog-saving.ts';

interface BlogPopupProps {
  /** The post to edit; null for a new one. */
  blog: ManagedBlogFragment | null;
  categories: ManageBlogsQuery['categories'];
  onClose: () => void;
  /** Opens the popup anew with what the server has. */
  onReload: (blog: ManagedBlogFragment) => void;
}

/** The popup in which a post is written or changed. */
export function BlogPopup(props: BlogPopupProps) {
  const { blog } = props;
  return <BlogForm key={blog ? `${blog.blog_id}/${blog.version}` : 'new'} {...props} />;
}

function BlogForm({ blog: given, categories, onClose, onReload }: BlogPopupProps) {
  // What the form began with: the list may bring a newer version while somebody types.
  const [blog] = useState(given);
  const form = useEntryForm(blogValues(blog), blogInputRules);
  const [image, setImage] = useState<ChosenImage | null>(null);
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const [stale, setStale] = useState(false);
  const { busy, save } = useBlogSaving(blog);
  const { say } = useBanners();
  const element = useRef<HTMLFormElement>(null);
  const title = blog ? 'Edit Blog' : 'Upload New Blog';

  async function submit(version: number | null): Promise<void> {
    if (busy) return;
    const values = { ...form.values };
    try {
      // The words about the picture were changed after it was sent: it goes again with the right ones.
      if (image && !image.url) values['blog_image'] = await sendImage(image, () => undefined);
    } catch (failure) {
      setMessage({ kind: 'failure', text: (failure as Error).message });
      return;
    }
    const failure = await save(values, version);
    if (!failure) {
      say(blog ? 'Blog updated successfully.' : 'Blog created successfully.');
      onClose();
      return;
    }
    setStale('version' in failure.fields);
    form.setErrors(failure.fields);
    if (failure.message) setMessage({ kind: 'failure', text: failure.message });
    if (element.current) focusFirst(element.current, Object.keys(failure.fields));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(blog?.version ?? null);
  }

  return (
    <Popup title={title} unsaved={form.unsaved || image !== null} onClose={onClose}>
      <EntryFormContext value={form}>
        <div className={styles.split}>
          <form
            ref={element}
            className={styles.form}
            method="dialog"
            noValidate
            aria-label={title}
            onSubmit={onSubmit}
          >
            <BlogFields blog={blog} categories={categories} image={image} onImage={setImage} />
            <BlogBlocks />
            {blog && <BlogHistory blog={blog} onRestored={onReload} unsaved={form.unsaved} />}
            {stale && blog && (
              <StaleNotice blog_id={blog.blog_id} onTheirs={onReload} onMine={() => void submit(null)} />
            )}
            <div className={styles.bar}>
              <Banner message={message} onGone={() => setMessage(null)} />
              <button className={buttons.button} type="submit" aria-busy={busy}>
                {blog ? 'Save' : 'Upload'}
              </button>
              <span className={styles.quietText}>{form.unsaved ? 'Not saved yet' : ''}</span>
            </div>
          </form>
          <BlogPreview image={image} blog={blog} />
        </div>
      </EntryFormContext>
    </Popup>
  );
}
