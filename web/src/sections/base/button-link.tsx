import { Link } from 'react-router-dom';
import type { Link as LinkText } from '../../content/common/link.ts';
import button from '../../design/button.module.css';
import styles from './button-link.module.css';
import { ArrowLeft, ArrowRight } from './icons.tsx';

interface ButtonLinkProps {
  link: LinkText;
  /** `button` for the main action, `quiet` for any other. */
  look?: 'button' | 'quiet';
}

/** A link to a page of the site, styled as a button. */
export function ButtonLink({ link, look = 'button' }: ButtonLinkProps) {
  return (
    <Link className={button[look]} to={link.to}>
      {link.label}
    </Link>
  );
}

interface ArrowLinkProps {
  link: LinkText;
  /** The arrow's direction: `back` leads to the previous page. */
  way?: 'on' | 'back';
}

/** A link with an arrow, on its own line. */
export function ArrowLink({ link, way = 'on' }: ArrowLinkProps) {
  return (
    <Link className={styles.arrow} to={link.to}>
      {way === 'back' && <ArrowLeft />}
      <span>{link.label}</span>
      {way === 'on' && <ArrowRight />}
    </Link>
  );
}
