import { useId, useState } from 'react';
import buttons from '../../design/button.module.css';
import {
  useMailableBlogsQuery,
  useMailingPreviewQuery,
  useSendTestMailingMutation,
  useStartMailingMutation,
} from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { failureOf } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FilterChoice } from '../ui/filter-fields.tsx';
import { ListState } from '../ui/list-state.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useFilters } from '../ui/use-filters.ts';
import styles from './page.module.css';

/** Chooses a published article that was not sent yet. The URL's fragment may name one: `#article=12`. */
export function SendArticle() {
  const { data, error, refetch } = useMailableBlogsQuery({ fetchPolicy: 'cache-and-network' });
  const { values, change, clear } = useFilters('article');
  const id = useId();
  const articles = data?.mailableBlogs;
  const chosen = articles?.find(({ blog_id }) => String(blog_id) === values.article);
  return (
    <section className={common.section} aria-labelledby={id}>
      <h2 id={id}>Send an article</h2>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {articles && (
        <div className={styles.form}>
          <FilterChoice
            label="Published article"
            all="Choose an article"
            choices={articles.map(({ blog_id, title }) => [String(blog_id), title])}
            value={chosen ? values.article : ''}
            onChange={(value) => change('article', value)}
          />
          {values.article && !chosen && (
            <p className={common.quietText}>This article was sent already, or it is not published.</p>
          )}
          {chosen && <Preview key={chosen.blog_id} id={chosen.blog_id} onStarted={clear} />}
        </div>
      )}
    </section>
  );
}

interface PreviewProps {
  /** The `blog_id` of the article. */
  id: number;
  onStarted: () => void;
}

/** The mail of an article, with the buttons that send it. */
function Preview({ id, onStarted }: PreviewProps) {
  const { data, error, refetch } = useMailingPreviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [sendTest, { loading: isTesting }] = useSendTestMailingMutation();
  const [start, { loading: isStarting }] = useStartMailingMutation({
    refetchQueries: ['Mailings', 'MailableBlogs'],
  });
  const [isAsking, setAsking] = useState(false);
  const { showToast } = useToasts();
  const onFailure = (failure: unknown) => showToast(failureOf(failure).message, 'failure');

  async function onTest(): Promise<void> {
    try {
      const { data: result } = await sendTest({ variables: { id } });
      showToast(`Sent to ${result?.sendTestMailing}.`);
    } catch (failure) {
      onFailure(failure);
    }
  }

  async function onStart(): Promise<void> {
    setAsking(false);
    try {
      await start({ variables: { id } });
      onStarted();
    } catch (failure) {
      onFailure(failure);
    }
  }

  if (!data) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const { subject, text, recipientCount } = data.mailingPreview;
  const subscribers = counted(recipientCount, 'subscriber');
  return (
    <>
      <figure className={styles.mail}>
        <figcaption>
          <span className={common.quietText}>Subject</span> {subject}
        </figcaption>
        <p>{text}</p>
      </figure>
      <div className={common.row}>
        <button
          type="button"
          className={buttons.quiet}
          aria-busy={isTesting}
          disabled={isTesting}
          onClick={() => void onTest()}
        >
          Send a test to me
        </button>
        <button
          type="button"
          className={buttons.button}
          aria-busy={isStarting}
          disabled={isStarting || recipientCount === 0}
          onClick={() => setAsking(true)}
        >
          Send to {subscribers}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={`Send “${subject}” to ${subscribers}?`}
          text="Emails go out 25 a minute. You can send an article only once."
          yes="Send"
          no="Cancel"
          onYes={() => void onStart()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
