import { useEffect, useRef, useState } from 'react';
import { presentationPage as labels } from '../../content/copy/presentation.ts';
import { selectionTexts } from '../../content/copy/selection.ts';
import button from '../../design/button.module.css';
import { QrCode } from '../../sections/media/qr-code.tsx';
import styles from './share-panel.module.css';

interface SharePanelProps {
  heading: string;
  /** The title and the path of the shared page. */
  title: string;
  path: string;
  /** The realtor of a selection; empty if there is none. */
  realtor?: string;
  onClose: () => void;
}

/** The link to one or more projects, as a QR code, to copy and to send. */
export default function SharePanel({ heading, title, path, realtor = '', onClose }: SharePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [status, setStatus] = useState('');
  // The origin of this device: other devices reach the site there too.
  const link = window.location.origin + path;
  useEffect(() => dialog.current?.showModal(), []);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setStatus(labels.copied),
      () => setStatus(labels.notCopied),
    );
  // The visitor may cancel.
  const from = realtor && selectionTexts.preparedBy(realtor);
  const send = () =>
    navigator.share({ title, ...(from && { text: from }), url: link }).catch(() => undefined);
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="share-heading" onClose={onClose}>
      <h2 id="share-heading" className={styles.heading}>
        {heading}
      </h2>
      <p>{labels.shareText}</p>
      {from && <p>{from}</p>}
      <QrCode className={styles.code} text={link} label={labels.qrCode(title)} />
      <a className={styles.link} href={link}>
        {link}
      </a>
      <output className={styles.status}>{status}</output>
      <div className={styles.actions}>
        <button type="button" className={button.button} onClick={() => void copy()}>
          {labels.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className={button.quiet} onClick={() => void send()}>
            {labels.send}
          </button>
        )}
        <button type="button" className={button.quiet} onClick={() => dialog.current?.close()}>
          {labels.closeShare}
        </button>
      </div>
    </dialog>
  );
}
