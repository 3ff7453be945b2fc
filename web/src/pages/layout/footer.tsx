import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { contactDetails } from '../../../../content/common/business.ts';
import { navigation } from '../../../../content/shared/navigation.ts';
import { consent } from '../../../../rules/form/consent.ts';
import { useBusiness, usePlaces } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { SocialLinks } from '../../sections/base/social-links.tsx';
import { locationPath } from '../../sections/blog/article-text.ts';
import styles from './footer.module.css';

interface FooterProps {
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** The link to the outbox. */
  waiting?: ReactNode;
  /** The button that installs the site. */
  install?: ReactNode;
}

/** The footer: links, contact details and the newsletter form. */
export function Footer({ newsletter, waiting, install }: FooterProps) {
  const business = useBusiness();
  const { footer } = useContent('navigation', navigation);
  const { pathname, search } = useLocation();
  return (
    <footer className={styles.footer} data-scheme="">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <h2 className={styles.name}>{business.name}</h2>
            <dl aria-label="Contact">
              {contactDetails(business).map(({ label, text, href }) => (
                <div key={label} className={styles.detail}>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{text}</a> : text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Links heading={footer.linksHeading} links={footer.links} />
          <Links heading={footer.consultationHeading} links={footer.consultationLinks} />
        </div>
        <PlaceLinks heading={footer.placesHeading} />
        {newsletter && (
          <section className={styles.newsletter} aria-labelledby="newsletter" data-print="no">
            <div>
              <h2 id="newsletter">{footer.newsletterHeading}</h2>
              <p>{consent.text}</p>
            </div>
            {newsletter}
          </section>
        )}
        <div className={styles.small}>
          {/* The server renders one page for all query parameters that it does not know. */}
          <p data-print="only" suppressHydrationWarning>
            {business.siteUrl + pathname + search}
          </p>
          <p>{footer.copyright}</p>
          <ul data-print="no">
            <SocialLinks />
            {waiting && <li>{waiting}</li>}
            {install}
            {footer.smallLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Links to the first location pages; the contact page links to all of them. */
function PlaceLinks({ heading }: { heading: string }) {
  const places = usePlaces().slice(0, 8);
  if (places.length === 0) return null;
  return (
    <nav aria-label={heading} className={`${styles.links} ${styles.places}`} data-print="no">
      <h2>{heading}</h2>
      <ul>
        {places.map(({ location_id, slug_url, main_heading }) => (
          <li key={location_id}>
            <Link to={locationPath(slug_url)}>{main_heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Links({ heading, links }: { heading: string; links: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={heading} className={styles.links} data-print="no">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
