import type { ReactNode } from 'react';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { ButtonLink } from '../../sections/base/button-link.tsx';
import { ArrowDown } from '../../sections/base/icons.tsx';
import { SocialLinks } from '../../sections/base/social-links.tsx';
import { BackgroundVideo } from '../../sections/media/background-video.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './hero.module.css';
import foot from './hero-foot.module.css';

interface HeroProps {
  hero: BlockOf<'hero'>;
  /** Replaces the picture, for example with a map. */
  children?: ReactNode;
  /** A form, below the text and the picture. */
  panel?: ReactNode;
}

/** The top of a page: its `h1`, a paragraph, a button, a picture. */
export function Hero({ hero, children, panel }: HeroProps) {
  const { layout = 'beside', video } = hero;
  const shown = children ?? (hero.picture && media(hero.picture, layout, video));
  const look = shown ? styles[layout] : styles.body;
  const veil = layout === 'over' && isChanged(hero.picture) ? styles.veiled : '';
  return (
    <div className={styles.hero}>
      <div className={`${styles.stage} ${look} ${veil}`} data-hero={shown ? layout : 'words'} data-scheme="">
        <div className={styles.text}>
          <p className={styles.subHeading}>{hero.subHeading}</p>
          <h1 className={styles.heading}>
            {hero.heading.map((line, index) => (
              // The space separates the lines in the accessible name.
              <span key={`${index} ${line}`}>{index < hero.heading.length - 1 ? `${line} ` : line}</span>
            ))}
          </h1>
          <p className={styles.paragraph}>{hero.paragraph}</p>
          <ButtonLink link={hero.action} />
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

/** A hero without another part. */
export function Component({ block }: BlockProps<'hero'>) {
  return <Hero hero={block} />;
}

/** Whether the owner chose another picture or another part of it, where the text may be hard to read. */
function isChanged(picture: ContentPicture | undefined): boolean {
  return picture !== undefined && (!picture.name || Boolean(picture.focus));
}

function media(
  picture: ContentPicture,
  layout: NonNullable<BlockOf<'hero'>['layout']>,
  video: string | undefined,
) {
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
        SCROLL
        <ArrowDown />
      </a>
      <ul className={foot.social}>
        <SocialLinks />
      </ul>
      <span id="start" className={foot.start} />
    </div>
  );
}
