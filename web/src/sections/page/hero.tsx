import type { ReactNode } from 'react';
import { scrollCue } from '../../content/navigation.ts';
import type { Hero as HeroText } from '../../content/types.ts';
import type { Picture as PictureData } from '../../generated/types.ts';
import { ButtonLink } from '../base/button-link.tsx';
import { ArrowDown } from '../base/icons.tsx';
import { SocialLinks } from '../base/social-links.tsx';
import { BackgroundVideo } from '../media/background-video.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './hero.module.css';

/**
 * `over` lays the words on the picture, whose left side has to be dark and calm; the header turns dark with it.
 * `beside` puts the picture to their right, `facing` to their left, `below` from edge to edge under them. On a phone
 * the words are above the picture, in `over` below it.
 */
export type HeroLayout = 'over' | 'beside' | 'facing' | 'below';

interface HeroProps {
  hero: HeroText;
  picture?: PictureData;
  /** The URL of a video that plays over the picture once the page has loaded. */
  video?: string;
  layout?: HeroLayout;
  /** Shown in the picture's place, filling it: a map. */
  children?: ReactNode;
  /** A form, in a band of its own under words and picture. */
  panel?: ReactNode;
}

/** The opening of a page: its one `h1`, a paragraph, an action, a picture. */
export function Hero({ hero, picture, video, layout = 'beside', children, panel }: HeroProps) {
  const shown = children ?? (picture && media(picture, layout, video));
  const look = shown ? styles[layout] : styles.body;
  return (
    <div className={styles.hero}>
      <div className={`${styles.stage} ${look}`} data-hero={shown ? layout : 'words'} data-scheme>
        <div className={styles.text}>
          <p className={styles.subHeading}>{hero.subHeading}</p>
          <h1 className={styles.heading}>
            {hero.heading.map((line, index) => (
              // The space separates the lines where they are read as one.
              <span key={line}>{index < hero.heading.length - 1 ? `${line} ` : line}</span>
            ))}
          </h1>
          <p className={styles.paragraph}>{hero.paragraph}</p>
          {hero.action && <ButtonLink link={hero.action} />}
        </div>
        {shown && <div className={styles.media}>{shown}</div>}
        {panel && (
          <div className={styles.panel} data-print="no">
            {panel}
          </div>
        )}
      </div>
      <Foot />
    </div>
  );
}

function media(picture: PictureData, layout: HeroLayout, video: string | undefined) {
  const across = layout === 'over' || layout === 'below';
  const sizes = across ? '100vw' : '(width >= 60rem) 58vw, 100vw';
  const poster = <Picture picture={picture} sizes={sizes} priority fill className={styles.picture} />;
  return video ? <BackgroundVideo src={video}>{poster}</BackgroundVideo> : poster;
}

function Foot() {
  return (
    <div className={styles.foot} data-print="no">
      <a className={styles.cue} href="#start">
        {scrollCue}
        <ArrowDown />
      </a>
      <ul className={styles.social}>
        <SocialLinks />
      </ul>
      <span id="start" className={styles.start} />
    </div>
  );
}
