import type { App } from '../../platform/access/context.ts';

/** Counts a stored lead for the metrics. */
export function countLead({ metrics }: App, form: string, spam: boolean): void {
  metrics.counter('leads_total', 'Stored leads.', ['form', 'spam']).inc({ form, spam: String(spam) });
}
