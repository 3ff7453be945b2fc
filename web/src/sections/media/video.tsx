import type { ComponentProps } from 'react';
import type { Picture, Video } from '../../generated/types.ts';

interface VideoProps
  extends Pick<ComponentProps<'video'>, 'className' | 'preload' | 'onError' | 'onLoadedMetadata'> {
  /** Its poster; its alternative text is the video's, too. */
  picture: Pick<Picture, 'src' | 'alt'>;
  video: Pick<Video, 'src' | 'width' | 'height'>;
}

/** Also of the poster, which is loaded even where the video is hidden otherwise. React's types do not have it yet. */
const lazy = { loading: 'lazy' };

/** A video that plays in place, without sound until asked for. */
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
