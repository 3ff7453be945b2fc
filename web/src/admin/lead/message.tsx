import { useId, useState } from 'react';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { Photos } from './answers.tsx';
import styles from './entry.module.css';

type Attachment = ManagedLeadFragment['messages'][number]['attachments'][number];

/** A mail of the client: text, folded quotes, photos, files, and its HTML in a frame that can do nothing. */
export function LeadMessage({ message }: { message: ManagedLeadFragment['messages'][number] }) {
  const {
    from,
    subject,
    text,
    quotedText,
    htmlUrl,
    originalUrl,
    receivedAt,
    isCut,
    isAutomatic,
    isFromOtherAddress,
  } = message;
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
      {text && (
        <p className={styles.words} data-words>
          {text}
        </p>
      )}
      {quotedText && (
        <details>
          <summary>Show quoted text</summary>
          <p className={styles.words}>{quotedText}</p>
        </details>
      )}
      <Photos photos={photos.map(({ url, name }) => ({ url, alt: name }))} />
      <Files files={files} />
      {(isCut || !text) && (
        <p>
          {isCut && 'This mail is not shown in full: your mailbox has all of it. '}
          <a className={common.link} href={originalUrl} download="message.eml">
            Download the original
          </a>
        </p>
      )}
      {htmlUrl && <MailHtml url={htmlUrl} title={`HTML of ${subject || 'a mail'}`} />}
      <p className={common.quietText}>
        {isAutomatic ? 'Automatic mail' : 'Mail'} by {sender}
        {isFromOtherAddress && `, from another address: ${from.address ?? 'none'}`}
      </p>
    </div>
  );
}

/** The HTML of a mail, in a frame that is loaded when it is opened. */
function MailHtml({ url, title }: { url: string; title: string }) {
  const [state, setState] = useState<'closed' | 'shown' | 'failed'>('closed');

  // A sandboxed frame does not tell that it shows the browser's page about a missing connection.
  async function load(): Promise<void> {
    const isThere = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(isThere ? 'shown' : 'failed');
  }

  return (
    <details onToggle={({ currentTarget }) => (currentTarget.open ? void load() : setState('closed'))}>
      <summary>Show as HTML</summary>
      {state === 'shown' && <iframe className={styles.frame} sandbox="" title={title} src={url} />}
      {state === 'failed' && (
        <p role="alert">
          The HTML could not be loaded. Check your connection, then close and open this part.
        </p>
      )}
    </details>
  );
}

/** The files that are no photos, as downloads. */
function Files({ files }: { files: Attachment[] }) {
  const id = useId();
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files">
      {files.map((file, index) => (
        <li key={file.url}>
          <a className={common.link} href={file.url} download={file.name} aria-describedby={`${id}-${index}`}>
            {file.name}
          </a>{' '}
          <span id={`${id}-${index}`} className={common.quietText}>
            {Math.ceil(file.size / 1024).toLocaleString('en-CA')} KB
            {isHeic(file) && '. Browsers cannot show HEIC photos: download it.'}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns whether a file is a photo in the format of iPhones. Some mail programs state no media type. */
const isHeic = ({ name, contentType }: Attachment) =>
  /^image\/hei[cf]/.test(contentType) || /\.hei[cf]$/i.test(name);
