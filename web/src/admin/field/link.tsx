import { useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import type { ControlProps } from './control.tsx';
import styles from './field.module.css';
import { LineControl } from './line.tsx';
import { usePages } from './page-choice.tsx';

/** Begins the URL of another site. */
const otherSite = 'https://';

/** A link: its text, and a page of the site or another site. */
export function LinkControl({ field, label, name, value, onChange }: ControlProps) {
  const link = (value ?? { label: '', to: '' }) as Record<'label' | 'to', string>;
  const text: Descriptor = { ...field, kind: 'text', tokens: true, required: !field.optional };
  const isPage = link.to.startsWith('/');
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = !isPage && (wantsOther || link.to !== '');
  const { options, names } = usePages(isPage ? link.to : '');
  const pages: Descriptor = {
    kind: 'choice',
    label,
    options: [...options, otherSite],
    names: [...names, 'Another site, an email address or a phone number'],
    required: isPage || isOther,
    none: field.optional ? 'No page' : 'Choose a page',
  };
  return (
    <div className={styles.link}>
      <LineControl
        field={text}
        label={`${label} text${field.optional ? '' : ' *'}`}
        name={`${name}.label`}
        value={link.label}
        onChange={(changed) => onChange({ ...link, label: changed })}
      />
      <div className={styles.field}>
        <LineControl
          field={pages}
          label={`${label}: page`}
          name={isOther ? '' : `${name}.to`}
          value={isOther ? otherSite : link.to}
          onChange={(to = '') => {
            setWantsOther(to === otherSite);
            onChange({ ...link, to });
          }}
        />
        {isOther && (
          <LineControl
            type="url"
            field={{ kind: 'text', label, maxLength: 500, link: true }}
            label={`${label}: URL, email address or phone number`}
            name={`${name}.to`}
            value={link.to}
            onChange={(to) => onChange({ ...link, to })}
          />
        )}
      </div>
    </div>
  );
}
