import { Link } from 'react-router-dom';
import { isShownLink, type Link as LinkText } from '../../../../content/common/link.ts';
import button from '../../design/button.module.css';
import styles from './button-link.module.css';
import { ArrowLeft, ArrowRight } from './icons.tsx';

interface ButtonLinkProps {
  link: LinkText | undefined;
  /** `button` for the main action, `quiet` for any other. */
  look?: 'button' | 'quiet';
}

/** A link styled as a button; nothing if there is none. */
export function ButtonLink({ link, look = 'button' }: ButtonLinkProps) {
  if (!isShownLink(link)) return null;
  return (
    <Link className={button[look]} to={link.to}>
      {link.label}
    </Link>
  );
}

interface ArrowLinkProps {
  link: LinkText | undefined;
  /** The arrow's direction: `back` leads to the previous page. */
  way?: 'on' | 'back';
}

/** A link with an arrow, on its own line; nothing if there is none. */
export function ArrowLink({ link, way = 'on' }: ArrowLinkProps) {
  if (!isShownLink(link)) return null;
  return (
    <Link className={styles.arrow} to={link.to}>
      {way === 'back' && <ArrowLeft />}
      <span>{link.label}</span>
      {way === 'on' && <ArrowRight />}
    </Link>
  );
}
