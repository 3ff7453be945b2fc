import type { ReactNode } from 'react';
import type { ContentPicture } from '../../content/common/pictures.ts';
import type { Hero as HeroText } from '../../content/schema/types.ts';
import { scrollCue } from '../../content/shared/navigation.ts';
import { ButtonLink } from '../base/button-link.tsx';
import { ArrowDown } from '../base/icons.tsx';
import { SocialLinks } from '../base/social-links.tsx';
import { BackgroundVideo } from '../media/background-video.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './hero.module.css';
import foot from './hero-foot.module.css';

/**
 * `over` places the text on the picture, whose left side must be dark; the header turns dark too. `beside`
 * places the picture on the right, `facing` on the left, `below` under the text at full width. On a phone the
 * text is above the picture, in `over` below it.
 */
export type HeroLayout = 'over' | 'beside' | 'facing' | 'below';

interface HeroProps {
  hero: HeroText;
  /** The URL of a video that plays over the picture once the page has loaded. */
  video?: string;
  layout?: HeroLayout;
  /** Replaces the picture, for example with a map. */
  children?: ReactNode;
  /** A form, below the text and the picture. */
  panel?: ReactNode;
}

/** The top of a page: its `h1`, a paragraph, a button, a picture. */
export function Hero({ hero, video, layout = 'beside', children, panel }: HeroProps) {
  const shown = children ?? (hero.picture && media(hero.picture, layout, video));
  const look = shown ? styles[layout] : styles.body;
  const veil = layout === 'over' && isChanged(hero.picture) ? styles.veiled : '';
  return (
    <div className={styles.hero}>
      <div className={`${styles.stage} ${look} ${veil}`} data-hero={shown ? layout : 'words'} data-scheme>
        <div className={styles.text}>
          <p className={styles.subHeading}>{hero.subHeading}</p>
          <h1 className={styles.heading}>
            {hero.heading.map((line, index) => (
              // The space separates the lines in the accessible name.
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

/** Whether the owner chose another picture or another part of it, where the text may be hard to read. */
function isChanged(picture: ContentPicture | undefined): boolean {
  return picture !== undefined && (!picture.name || Boolean(picture.focus));
}

function media(picture: ContentPicture, layout: HeroLayout, video: string | undefined) {
  const across = layout === 'over' || layout === 'below';
  const sizes = across ? '100vw' : '(width >= 60rem) 58vw, 100vw';
  const poster = <Picture picture={picture} sizes={sizes} priority fill className={styles.picture} />;
  // The video shows the room of the original picture.
  return video && picture.name ? <BackgroundVideo src={video}>{poster}</BackgroundVideo> : poster;
}

function Foot() {
  return (
    <div className={foot.foot} data-print="no">
      <a className={foot.cue} href="#start">
        {scrollCue}
        <ArrowDown />
      </a>
      <ul className={foot.social}>
        <SocialLinks />
      </ul>
      <span id="start" className={foot.start} />
    </div>
  );
}
