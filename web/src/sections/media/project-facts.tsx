import { portfolioPage } from '../../content/copy/portfolio.ts';
import styles from './project-facts.module.css';

/** What the owner filled in about a project; null where nothing. */
export interface Facts {
  town?: string | null;
  rooms?: number | null;
  days?: number | null;
  package?: string | null;
}

/** The facts of a project as a short list; nothing where none is filled in. */
export function ProjectFacts({ of: project }: { of: Facts }) {
  const known = portfolioPage.facts.flatMap(({ key, label }) => {
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
