import { changesOf } from '../page-content/changes.ts';
import type { App, Context } from '../platform/access/context.ts';
import type { Config } from '../platform/core/config.ts';
import type { Business } from './type.ts';

/** The details that the owner edits. */
type BusinessDetails = Omit<Business, 'siteUrl' | 'leadRetentionDays'>;

/** Returns the details without the owner's changes: `BUSINESS_*` and the fixed ones of docs/product.md. */
export function configuredBusiness({ business }: Config): BusinessDetails {
  return {
    ...business,
    location: 'Milton, Ontario, Canada',
    openingHours: [],
    serviceArea: ['Milton, Ontario', 'Greater Toronto Area'],
  };
}

/** Returns the business details with the owner's changes, which `content/editable/` has checked. */
export async function readBusiness({
  app,
  em,
}: Pick<Context, 'em'> & { app: Pick<App, 'config'> }): Promise<Business> {
  return withSettings(app.config, await changesOf(em, 'business'));
}

/** Returns configured details with the settings of the site. */
export function withSettings(config: Config, changes: Partial<BusinessDetails> = {}): Business {
  const { siteUrl, leadRetentionDays } = config;
  return {
    ...configuredBusiness(config),
    ...changes,
    siteUrl,
    leadRetentionDays: leadRetentionDays ?? null,
  };
}
