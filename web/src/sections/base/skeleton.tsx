import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A class that sets the size of the loaded content. */
  className?: string | undefined;
}

/** A placeholder for content that is loading; the list around it has the text for screen readers. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(' ')} aria-hidden="true" />;
}
