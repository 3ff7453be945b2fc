import { isHtml } from '../../../../rules/wire/html.ts';
import { Html } from '../base/html.tsx';
import styles from './paragraph.module.css';

/** A block's text: plain with line breaks, or HTML. */
export function Paragraph({ text }: { text: string }) {
  return isHtml(text) ? <Html className={styles.html} html={text} /> : <p className={styles.plain}>{text}</p>;
}
