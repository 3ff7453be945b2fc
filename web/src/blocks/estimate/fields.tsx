import { useId } from 'react';
import type { EstimateProblem } from '../../../../content/pricing/estimate.ts';
import {
  addOnOf,
  type EstimateField,
  estimateService,
  fieldsOf,
} from '../../../../content/pricing/estimate-services.ts';
import type { PriceList } from '../../../../content/pricing/packages.ts';
import { dollars, type ServiceKey } from '../../../../rules/fact/prices.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { usePriceList } from '../../lib/use-price-list.ts';
import styles from './estimate.module.css';

interface EstimateFieldsProps {
  services: readonly ServiceKey[];
  /** The selected service. */
  service: ServiceKey;
  problem: EstimateProblem | undefined;
}

/**
 * Selects the service and shows the fields of all services. The stylesheet hides the fields that the selected
 * service does not need, by its option's `data-asks`; scripts exclude them from checks and submission.
 */
export function EstimateFields({ services, service, problem }: EstimateFieldsProps) {
  const id = useId();
  const scripted = useHydrated();
  const list = usePriceList();
  const addOn = addOnOf(services, list);
  const asked = asks(service, list);
  return (
    <>
      <div className={field.field}>
        <label className={field.label} htmlFor={id}>
          Service
        </label>
        <select id={id} name="service" className={field.control} defaultValue={services[0]}>
          {services.map((key) => (
            <option key={key} value={key} data-asks={asks(key, list).join(' ')}>
              {list.packages[key].name}
            </option>
          ))}
        </select>
      </div>
      {fieldsOf(services, list).map((amount) => (
        <div key={amount.name} className={styles[amount.name]}>
          <AmountField
            amount={amount}
            disabled={scripted && !asked.includes(amount.name)}
            error={problem?.field === amount.name ? problem.message : undefined}
          />
        </div>
      ))}
      {addOn && (
        <label className={`${styles.check} ${styles.addOn}`}>
          <input type="checkbox" name="addOn" value="1" disabled={scripted && !asked.includes('addOn')} />
          <span>
            {addOn.label} <span className={styles.addOnPrice}>from {dollars(addOn.amount)}</span>
          </span>
        </label>
      )}
    </>
  );
}

interface AmountFieldProps {
  amount: EstimateField;
  disabled: boolean;
  error: string | undefined;
}

function AmountField({ amount, disabled, error }: AmountFieldProps) {
  const id = useId();
  const { name, label, hint, min, max, initial } = amount;
  return (
    <Field id={id} {...{ label, hint, error }}>
      <input
        {...controlAttributes(id, { hint, error })}
        className={field.control}
        type="number"
        inputMode="numeric"
        name={name}
        required
        min={min}
        max={max}
        step={1}
        defaultValue={initial}
        disabled={disabled}
      />
    </Field>
  );
}

/** Returns the fields that a service needs: 'rooms', 'hours', 'people', 'addOn'. */
function asks(service: ServiceKey, list: PriceList): string[] {
  const { fields, addOn } = estimateService(service, list);
  return [...fields.map(({ name }) => name), ...(addOn ? ['addOn'] : [])];
}
