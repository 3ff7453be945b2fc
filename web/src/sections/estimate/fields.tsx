import { useId } from 'react';
import { type EstimateProblem, estimateTexts } from '../../content/pricing/estimate.ts';
import {
  addOnOf,
  type EstimateField,
  estimateServices,
  fieldsOf,
} from '../../content/pricing/estimate-services.ts';
import { dollars, type ServiceKey } from '../../content/pricing/prices.ts';
import type { EstimateList } from '../../content/types.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './calculator.module.css';

interface EstimateFieldsProps {
  services: EstimateList;
  /** The one that is chosen. */
  service: ServiceKey;
  problem: EstimateProblem | undefined;
}

/**
 * The service and everything that one of the services asks. The stylesheet shows what the chosen one asks, by the
 * names in its option's `data-asks`; scripts also exclude the rest from checks and submission.
 */
export function EstimateFields({ services, service, problem }: EstimateFieldsProps) {
  const id = useId();
  const scripted = useHydrated();
  const addOn = addOnOf(services);
  const asked = asks(service);
  return (
    <>
      <div className={field.field}>
        <label className={field.label} htmlFor={id}>
          {estimateTexts.serviceLabel}
        </label>
        <select id={id} name="service" className={field.control} defaultValue={services[0]}>
          {services.map((key) => (
            <option key={key} value={key} data-asks={asks(key).join(' ')}>
              {estimateServices[key].name}
            </option>
          ))}
        </select>
      </div>
      {fieldsOf(services).map((amount) => (
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
            {addOn.label} <span className={styles.addOnPrice}>from {dollars(addOn.price)}</span>
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

/** 'rooms', 'hours', 'people', 'addOn': what is asked for a service. */
function asks(service: ServiceKey): string[] {
  const { fields, addOn } = estimateServices[service];
  return [...fields.map(({ name }) => name), ...(addOn ? ['addOn'] : [])];
}
