import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A class with the size of what will be here. */
  className?: string | undefined;
}

/** A placeholder of something that is being loaded; the list around it says so in words. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(' ')} aria-hidden="true" />;
}
