import { Html } from '../base/html.tsx';
import { isHtml } from './article-text.ts';
import styles from './paragraph.module.css';

/** The text of a block: plain, with its author's line breaks, or with marks, links, lists and pictures. */
export function Paragraph({ text }: { text: string }) {
  return isHtml(text) ? <Html className={styles.html} html={text} /> : <p className={styles.plain}>{text}</p>;
}
