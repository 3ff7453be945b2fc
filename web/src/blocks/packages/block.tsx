import { lazy, Suspense, useState } from 'react';
import { isShownLink } from '../../../../content/common/link.ts';
import { quotePath } from '../../../../content/pricing/estimate-link.ts';
import type { Package } from '../../../../content/pricing/packages.ts';
import { packageOf } from '../../../../content/pricing/packages.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { useContent } from '../../lib/use-content.ts';
import { usePriceList } from '../../lib/use-price-list.ts';
import { useStore } from '../../lib/use-store.ts';
import { ArrowLink, ButtonLink } from '../../sections/base/button-link.tsx';
import { HeadedSection, place } from '../../sections/base/section.tsx';
import { choiceIn, chosenEstimateUrl } from '../../sections/estimate/chosen.ts';
import { PackageData } from '../../sections/seo/service-data.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './packages.module.css';

const PackageSheet = lazy(() => loadChunk('package-sheet', () => import('./package-sheet.tsx')));

/** Packages with prices, all of the same weight. */
export function Component({ block: packages }: BlockProps<'packages'>) {
  const { layout = 'columns' } = packages;
  const list = usePriceList();
  const brief = isShownLink(packages.details);
  return (
    <HeadedSection heading={packages.heading} at={place.heading}>
      {packages.note && <p className={`${place.body} ${styles.note}`}>{packages.note}</p>}
      <ul className={`${place.wide} ${styles[layout]} ${brief ? styles.brief : ''}`}>
        {packages.items
          .map((key) => packageOf(key, list))
          .map((item) => (
            <li key={item.key} className={styles.package}>
              <PackageCard item={item} brief={brief} />
              <PackageData item={item} />
            </li>
          ))}
      </ul>
      {brief && (
        <p className={place.wide}>
          <ArrowLink link={packages.details} />
        </p>
      )}
    </HeadedSection>
  );
}

/** A package: name, price, list of services (omitted if `brief`) and one button. */
function PackageCard({ item, brief }: { item: Package; brief: boolean }) {
  // Carries over the rooms that the visitor chose in the estimate.
  const chosen = choiceIn(useStore(chosenEstimateUrl));
  const [sheet, setSheet] = useState(false);
  const price = useContent('', `{${item.key}.price}`);
  const to = quotePath(chosen?.service === item.key ? chosen : { service: item.key });
  return (
    <article className={styles.card}>
      <h3>{item.name}</h3>
      <p className={styles.price}>
        {item.from && <span className={styles.from}>from </span>}
        <span className={styles.amount}>{price}</span>
        {item.unit && <span className={styles.from}> {item.unit}</span>}
      </p>
      <p className={styles.terms}>{item.terms}</p>
      {!brief && (
        <ul className={styles.includes}>
          {item.includes.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink link={{ ...item.action, to }} look="quiet" />
        <button type="button" className={styles.sheet} onClick={() => setSheet(true)} data-print="no">
          Save as PDF<span className="visually-hidden"> of {item.name}</span>
        </button>
      </div>
      {sheet && (
        <Suspense fallback={null}>
          <PackageSheet item={item} onDone={() => setSheet(false)} />
        </Suspense>
      )}
    </article>
  );
}
