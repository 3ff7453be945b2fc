import { Link } from 'react-router-dom';
import type { Link as LinkText } from '../../content/types.ts';
import button from '../../design/button.module.css';
import styles from './button-link.module.css';
import { ArrowLeft, ArrowRight } from './icons.tsx';

interface ButtonLinkProps {
  link: LinkText;
  /** `button` for the one action of a place, `quiet` for any other. */
  look?: 'button' | 'quiet';
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ link, look = 'button' }: ButtonLinkProps) {
  return (
    <Link className={button[look]} to={link.to}>
      {link.label}
    </Link>
  );
}

interface ArrowLinkProps {
  link: LinkText;
  /** The arrow's way: `back` to what one comes from. */
  way?: 'on' | 'back';
}

/** A link in a line of its own, with an arrow. */
export function ArrowLink({ link, way = 'on' }: ArrowLinkProps) {
  return (
    <Link className={styles.arrow} to={link.to}>
      {way === 'back' && <ArrowLeft />}
      <span>{link.label}</span>
      {way === 'on' && <ArrowRight />}
    </Link>
  );
}
