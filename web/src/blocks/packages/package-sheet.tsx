import { useLocation } from 'react-router-dom';
import { phoneDetail } from '../../../../content/common/business.ts';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import type { Package } from '../../../../content/pricing/packages.ts';
import { priceText, type ServiceKey } from '../../../../rules/fact/prices.ts';
import { useBusiness } from '../../lib/use-business.ts';
import pairBedroomAfter from '../../media/pair-bedroom-after.jpg?picture';
import pairLivingAfter from '../../media/pair-living-after.jpg?picture';
import pairOfficeAfter from '../../media/pair-office-after.jpg?picture';
import residential01 from '../../media/residential-01.jpg?picture';
import residential02 from '../../media/residential-02.jpg?picture';
import residential04 from '../../media/residential-04.jpg?picture';
import residential05 from '../../media/residential-05.jpg?picture';
import residential07 from '../../media/residential-07.jpg?picture';
import residential08 from '../../media/residential-08.jpg?picture';
import { PrintSheet } from '../../sections/base/print-sheet.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './package-sheet.module.css';

const staged: ContentPicture[] = [pairLivingAfter, residential01, residential02];
const decorated: ContentPicture[] = [residential07, pairBedroomAfter, residential05];
const organized: ContentPicture[] = [pairOfficeAfter, residential04, residential08];

const pictures: Record<ServiceKey, ContentPicture[]> = {
  stagingConsultation: staged,
  vacantStaging: staged,
  occupiedStaging: staged,
  stylingConsultation: decorated,
  styleAndShop: decorated,
  fullService: decorated,
  declutter: organized,
  organization: organized,
};

interface PackageSheetProps {
  item: Package;
  /** Called when the print dialog closes. */
  onDone: () => void;
}

/** One package on one sheet of paper, visible in print only. */
export default function PackageSheet({ item, onDone }: PackageSheetProps) {
  const business = useBusiness();
  const phone = phoneDetail(business);
  const { pathname } = useLocation();
  return (
    <PrintSheet className={styles.sheet} onDone={onDone}>
      <header>
        <p className={styles.business}>{business.name}</p>
        <h1>{item.name}</h1>
        <p className={styles.price}>{priceText(item)}</p>
        <p>{item.terms}</p>
        <p>
          <strong>Lead time:</strong> {item.leadTime}
        </p>
      </header>
      <div className={styles.pictures}>
        {pictures[item.key].map((picture) => (
          <Picture key={picture.src} picture={picture} sizes="50vw" priority fill />
        ))}
      </div>
      <ul>
        {item.includes.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
      <footer>
        <p>
          {business.name}, {business.location} · <a href={phone.href}>{phone.text}</a> · {business.email}
        </p>
        <p>{business.siteUrl + pathname}</p>
      </footer>
    </PrintSheet>
  );
}
