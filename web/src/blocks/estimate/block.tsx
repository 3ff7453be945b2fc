import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EstimateChoice, estimate } from '../../../../content/pricing/estimate.ts';
import { quotePath, readChoice } from '../../../../content/pricing/estimate-link.ts';
import button from '../../design/button.module.css';
import { controlOf, fillIn, isUntouched } from '../../lib/form-values.ts';
import { usePriceList } from '../../lib/use-price-list.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { choiceIn, chosenEstimateUrl, rememberChoice } from '../../sections/estimate/chosen.ts';
import { EstimateDate, EstimateLines, EstimatePrice } from '../../sections/estimate/price.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './estimate.module.css';
import { EstimateFields } from './fields.tsx';

/**
 * Calculates a price as the visitor describes the job. Submitting it opens the quote page with the choice in
 * the query; without scripts that page shows the price.
 */
export function Component({ block: { services, tone = 'linen' } }: BlockProps<'estimate'>) {
  const [first = 'stagingConsultation'] = services;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [choice, setChoice] = useState<EstimateChoice>({ service: first });
  const list = usePriceList();
  const result = estimate(choice, list);

  const read = () => {
    const chosen = form.current && choiceOf(form.current);
    if (!chosen) return;
    setChoice(chosen);
    // Ignores the defaults.
    if (form.current && !isUntouched(form.current) && estimate(chosen, list).ok) rememberChoice(chosen);
  };
  useEffect(() => {
    if (form.current) restore(form.current);
  }, []);
  // Includes choices that the browser restored or that were made before hydration.
  useEffect(read, [list]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (result.ok) void navigate(quotePath(choice));
  };

  return (
    <Section labelledBy={id} tone={tone}>
      <form
        ref={form}
        className={`${place.wide} ${styles.form}`}
        method="get"
        action="/get-a-quote"
        aria-labelledby={id}
        data-print="yes"
        onInput={read}
        onSubmit={submit}
      >
        <div className={styles.choice}>
          <h2 id={id}>{list.packages.estimate.heading}</h2>
          <EstimateFields
            services={services}
            service={choice.service}
            problem={result.ok ? undefined : result}
          />
        </div>
        <div className={styles.result}>
          <p className={styles.unknown}>The next page shows the estimate for your choice.</p>
          <output className={styles.output}>
            <span className={styles.label}>Estimate </span>
            {result.ok ? (
              <EstimatePrice estimate={result} />
            ) : (
              `Enter ${result.min} to ${result.max} ${result.field} to see a price`
            )}
          </output>
          <div className={styles.lines}>{result.ok && <EstimateLines lines={result.lines} />}</div>
          <EstimateDate />
          <p className={styles.disclaimer}>{list.packages.estimate.disclaimer}</p>
          <button type="submit" className={button.button}>
            Request a quote with this estimate
          </button>
        </div>
      </form>
    </Section>
  );
}

/** Restores the choice made last in this tab, if the form offers its service and is untouched. */
function restore(form: HTMLFormElement): void {
  const chosen = choiceIn(chosenEstimateUrl.read());
  if (!chosen || !form.querySelector(`option[value="${chosen.service}"]`) || !isUntouched(form)) return;
  const { service, addOn, ...amounts } = chosen;
  const values = Object.entries(amounts).map(([name, amount]) => [name, String(amount)] as const);
  fillIn(form, { service, ...Object.fromEntries(values) });
  const control = controlOf(form, 'addOn');
  if (control instanceof HTMLInputElement) control.checked = addOn === true;
}

/** Returns the values of all controls, including those of other services. */
function choiceOf(form: HTMLFormElement): EstimateChoice | null {
  const values = new URLSearchParams();
  for (const control of form.elements) {
    const counts =
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && (control.type !== 'checkbox' || control.checked));
    if (counts) values.set(control.name, control.value);
  }
  return readChoice(values);
}
