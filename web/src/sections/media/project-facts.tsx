import type { PortfolioPicture } from '../../generated/types.ts';
import styles from './project-facts.module.css';

/** In display order. A test compares the labels with those of the admin's form. */
export const facts = [
  { key: 'town', label: 'Town' },
  { key: 'rooms', label: 'Rooms' },
  { key: 'days', label: 'Days' },
  { key: 'package', label: 'Package' },
] as const;

/** Facts of a project from the owner; null if not filled in. */
export type Facts = Pick<PortfolioPicture, 'town' | 'rooms' | 'days' | 'package'>;

/** A short list of a project's facts; renders nothing if there are none. */
export function ProjectFacts({ of: project }: { of: Facts }) {
  const known = facts.flatMap(({ key, label }) => {
    const value = project[key];
    return value ? [{ label, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a project's path. */
export function projectPath(slug: string): string {
  return `/portfolio/${encodeURIComponent(slug)}`;
}
