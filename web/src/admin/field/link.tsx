import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { publicPaths } from '../../../../rules/pages.ts';
import { useEditablePagesQuery } from '../../generated/admin-hooks.ts';
import type { ControlProps } from './control.tsx';
import styles from './field.module.css';
import { LineControl } from './line.tsx';

/** Begins the URL of another site. */
const otherSite = 'https://';

/** A link: its text, and a page of the site or another site. */
export function LinkControl({ field, label, name, value, onChange }: ControlProps) {
  const link = (value ?? { label: '', to: '' }) as Record<'label' | 'to', string>;
  const text: Descriptor = { ...field, kind: 'text', tokens: true, required: false };
  const { data } = useEditablePagesQuery();
  const isPage = link.to.startsWith('/');
  // A link may also lead to an article or to a part of a page.
  const own = data?.ownPages ?? [];
  const known = [...publicPaths, ...own.map(({ path }) => path)];
  const paths = [...new Set<string>(isPage ? [...known, link.to] : known)];
  const nameOf = (path: string) => {
    const page =
      data?.editablePages.find((it) => it.page === path)?.name ?? own.find((it) => it.path === path)?.label;
    return page ? `${page} (${path})` : path;
  };
  const pages: Descriptor = {
    kind: 'choice',
    label,
    options: [...paths, otherSite],
    names: [...paths.map(nameOf), 'Another site (https)'],
  };
  return (
    <div className={styles.link}>
      <LineControl
        field={text}
        label={`${label}: Text`}
        name={`${name}.label`}
        value={link.label}
        onChange={(changed) => onChange({ ...link, label: changed })}
      />
      <div className={styles.field}>
        <LineControl
          field={pages}
          label={`${label}: Page`}
          name={isPage ? `${name}.to` : ''}
          value={isPage ? link.to : otherSite}
          onChange={(to) => onChange({ ...link, to })}
        />
        {!isPage && (
          <LineControl
            type="url"
            field={{ kind: 'text', label, maxLength: 500 }}
            label={`${label}: URL`}
            name={`${name}.to`}
            value={link.to}
            onChange={(to) => onChange({ ...link, to })}
          />
        )}
      </div>
    </div>
  );
}
