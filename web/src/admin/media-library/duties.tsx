import { useMediaDutiesQuery } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './page.module.css';

interface DutiesProps {
  /** The filter that is chosen. */
  show: string;
  onShow: (show: 'unused' | 'unchecked') => void;
}

/** Offers the unused pictures and the texts to check. Keeps its space without any. */
export function Duties({ show, onShow }: DutiesProps) {
  const { data } = useMediaDutiesQuery({ fetchPolicy: 'cache-and-network' });
  const { unused, unchecked } = data ?? {};
  return (
    <div className={`${common.row} ${styles.duties}`}>
      {unused && unused.totalCount > 0 && (
        <Button look="link" aria-pressed={show === 'unused'} onClick={() => onShow('unused')}>
          Show {counted(unused.totalCount, 'unused picture')}
        </Button>
      )}
      {unchecked && unchecked.totalCount > 0 && (
        <Button look="link" aria-pressed={show === 'unchecked'} onClick={() => onShow('unchecked')}>
          Check {counted(unchecked.totalCount, 'text')}
        </Button>
      )}
      {show !== 'deleted' && data && unused?.totalCount === 0 && unchecked?.totalCount === 0 && (
        <p className={common.quietText}>Each picture is used and described.</p>
      )}
    </div>
  );
}
