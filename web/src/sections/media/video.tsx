import type { ComponentProps } from 'react';
import type { Picture, Video } from '../../generated/types.ts';

interface VideoProps
  extends Pick<ComponentProps<'video'>, 'className' | 'preload' | 'onError' | 'onLoadedMetadata'> {
  /** The poster; its alternative text also names the video. */
  picture: Pick<Picture, 'src' | 'alt'>;
  video: Pick<Video, 'src' | 'width' | 'height'>;
}

/** Also delays the poster of a hidden video. React's types lack it. */
const lazy = { loading: 'lazy' };

/** A video that plays in place, muted at first. */
export function Video({ picture, video: { src, width, height }, ...rest }: VideoProps) {
  return (
    <video
      src={src}
      poster={picture.src}
      width={width}
      height={height}
      aria-label={picture.alt}
      controls
      muted
      playsInline
      {...lazy}
      {...rest}
    />
  );
}
