import * as v from 'valibot';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { isWebUrl } from '../../../../rules/web-url.ts';
import { weekdays } from '../../../../rules/weekdays.ts';
import { choice, configured, detail, group, list } from './fields.ts';

const time = (label: string) =>
  v.pipe(detail(label, 5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} is a time such as 09:00.`));

const openingHoursSchema = v.pipe(
  group('Days', {
    from: choice('First day', weekdays),
    to: choice('Last day', weekdays),
    opens: time('Opens'),
    closes: time('Closes'),
  }),
  v.check(
    ({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to),
    'The last day is before the first.',
  ),
);

const socialLinkSchema = group('Page', {
  label: detail('Network', 40),
  url: v.pipe(detail('URL', 300), v.check(isWebUrl, 'The URL starts with https:// or http://.')),
});

export const businessSchema = group('Business', {
  name: configured('BUSINESS_NAME', detail('Name', 80)),
  phone: configured('BUSINESS_PHONE', detail('Phone number', 40)),
  email: configured(
    'BUSINESS_EMAIL',
    v.pipe(detail('Email address', 100), v.regex(formatPatterns.email, 'This is not an email address.')),
  ),
  address: configured('BUSINESS_ADDRESS', detail('Postal address, in every mail', 200)),
  location: detail('Town, province, country'),
  openingHours: list('Opening hours', openingHoursSchema, 14, 0),
  socialLinks: configured('BUSINESS_SOCIAL_LINKS', list('Social networks', socialLinkSchema, 10, 0)),
  serviceArea: list('Service area', detail('Place', 80), 20),
});
