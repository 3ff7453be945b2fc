import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './group-tabs.module.css';

export interface Tab {
  /** The id of the panel, which is also the fragment of its URL. */
  id: string;
  label: string;
}

interface GroupTabsProps {
  tabs: Tab[];
  active: string;
  /** False before hydration: the tabs are links to parts of the page, and CSS shows the target. */
  scripted: boolean;
}

/** Returns the id of the tab of a panel. */
export function tabId(panel: string): string {
  return `${panel}-tab`;
}

/** The tabs of the groups. They are links, so that each has a URL and an entry in the history. */
export function GroupTabs({ tabs, active, scripted }: GroupTabsProps) {
  const navigate = useNavigate();
  // The router keeps the focus and the scroll position; the browser's own navigation would not.
  const choose = (id: string) => navigate(`#${id}`, { preventScrollReset: true });
  const onClick = (event: MouseEvent, id: string) => {
    if (!scripted || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void choose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || !scripted) return;
    const at = tabs.findIndex((tab) => tabId(tab.id) === document.activeElement?.id);
    const next = tabs[(at + way + tabs.length) % tabs.length];
    if (!next) return;
    document.getElementById(tabId(next.id))?.focus();
    void choose(next.id);
  };
  return (
    <div className={scripted ? styles.tabs : `${styles.tabs} ${styles.unscripted}`} role="tablist">
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          id={tabId(id)}
          className={styles.tab}
          href={`#${id}`}
          onClick={(event) => onClick(event, id)}
          onKeyDown={onKeyDown}
          role="tab"
          data-scripted
          aria-selected={id === active}
          aria-controls={id}
          // Without scripts arrow keys do not move between tabs.
          tabIndex={scripted && id !== active ? -1 : undefined}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
