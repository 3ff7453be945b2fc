import { type Realtor, realtorLine } from '../../../../content/common/selection.ts';
import styles from './page.module.css';

interface PreparedByProps {
  realtor: Realtor;
  className?: string | undefined;
}

/** Names the realtor of a selection; empty without one. The phone number stays on one line. */
export function PreparedBy({ realtor, className }: PreparedByProps) {
  const { phone } = realtor;
  const names = realtorLine({ ...realtor, phone: '' });
  if (!names && !phone) return null;
  return (
    <p className={className}>
      {`Prepared by ${names && phone ? `${names}, ` : names}`}
      <span className={styles.phone}>{phone}</span>
    </p>
  );
}
