import { useEffect, useRef, useState } from 'react';
import { noRealtor, type Realtor, realtorLine } from '../../../../content/common/selection.ts';
import button from '../../design/button.module.css';
import { QrCode } from '../../sections/media/qr-code.tsx';
import { PreparedBy } from './prepared-by.tsx';
import styles from './share-panel.module.css';

interface SharePanelProps {
  heading: string;
  /** The title and the path of the shared page. */
  title: string;
  path: string;
  /** The realtor of a selection. */
  realtor?: Realtor;
  onClose: () => void;
}

/** The link to one or more projects, as a QR code, to copy and to send. */
export default function SharePanel({ heading, title, path, realtor = noRealtor, onClose }: SharePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [status, setStatus] = useState('');
  // The origin of this device: other devices reach the site there too.
  const link = window.location.origin + path;
  useEffect(() => dialog.current?.showModal(), []);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setStatus('The link is copied.'),
      () => setStatus('We couldn’t copy the link. Select it and copy it.'),
    );
  // The visitor may cancel.
  const from = realtorLine(realtor);
  const send = () =>
    navigator
      .share({ title, ...(from && { text: `Prepared by ${from}` }), url: link })
      .catch(() => undefined);
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="share-heading" onClose={onClose}>
      <h2 id="share-heading" className={styles.heading}>
        {heading}
      </h2>
      <p>Scan the code or open the link to see only these rooms.</p>
      <PreparedBy realtor={realtor} />
      <QrCode className={styles.code} text={link} label={`QR code with the link to ${title}`} />
      <a className={styles.link} href={link}>
        {link}
      </a>
      <output className={styles.status}>{status}</output>
      <div className={styles.actions}>
        <button type="button" className={button.button} onClick={() => void copy()}>
          Copy the link
        </button>
        {'share' in navigator && (
          <button type="button" className={button.quiet} onClick={() => void send()}>
            Send it to…
          </button>
        )}
        <button type="button" className={button.quiet} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
