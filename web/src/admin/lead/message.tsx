import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { Photos } from './answers.tsx';
import styles from './entry.module.css';

/** A mail of the client: text, folded quotes, photos, files, and its HTML in a frame that can do nothing. */
export function LeadMessage({ message }: { message: ManagedLeadFragment['messages'][number] }) {
  const { from, subject, text, quotedText, htmlUrl, receivedAt, isAutomatic, isFromOtherAddress } = message;
  const photos = message.attachments.filter(({ thumbnail }) => thumbnail);
  const files = message.attachments.filter(({ thumbnail }) => !thumbnail);
  const sender = from.name ?? from.address ?? 'an unknown sender';
  return (
    <div className={styles.sent}>
      <h3>
        {subject || 'A mail'}{' '}
        <time className={common.quietText} dateTime={receivedAt}>
          {timeInWords(receivedAt)}
        </time>
      </h3>
      {text && <p className={styles.words}>{text}</p>}
      {quotedText && (
        <details>
          <summary>Show quoted text</summary>
          <p className={styles.words}>{quotedText}</p>
        </details>
      )}
      <Photos photos={photos.map(({ url, name }) => ({ url, alt: name }))} />
      {files.length > 0 && (
        <ul>
          {files.map(({ name, url, size }) => (
            <li key={url}>
              <a className={common.link} href={url} download={name}>
                {name}
              </a>{' '}
              <span className={common.quietText}>{Math.ceil(size / 1024).toLocaleString('en-CA')} KB</span>
            </li>
          ))}
        </ul>
      )}
      {htmlUrl && (
        <details>
          <summary>Show as HTML</summary>
          <iframe
            className={styles.frame}
            sandbox=""
            loading="lazy"
            title={`HTML of ${subject || 'a mail'}`}
            src={htmlUrl}
          />
        </details>
      )}
      <p className={common.quietText}>
        {isAutomatic ? 'Automatic mail' : 'Mail'} by {sender}
        {isFromOtherAddress && `, from another address: ${from.address ?? 'none'}`}
      </p>
    </div>
  );
}
