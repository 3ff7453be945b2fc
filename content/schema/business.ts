import * as v from 'valibot';
import { shownAs } from '../../rules/field/descriptor.ts';
import type { Field } from '../../rules/field/field.ts';
import { choice, email, text } from '../../rules/field/text.ts';
import { completeLink } from '../../rules/link.ts';
import { isWebUrl } from '../../rules/web-url.ts';
import { weekdays } from '../../rules/weekdays.ts';
import { group, list } from './fields.ts';

const time = (label: string) =>
  v.pipe(text(label, 5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} is a time such as 09:00.`));

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
  label: text('Network', 40),
  url: shownAs(
    v.pipe(
      text('URL', 300),
      v.transform((url) => completeLink(url) ?? url),
      v.check(isWebUrl, 'The URL starts with https:// or http://.'),
    ),
    { link: true },
  ),
});

/** A field whose original value is that of an environment variable. */
const configured = <Output>(variable: string, field: Field<Output>) => shownAs(field, { variable });

export const businessSchema = group('Business', {
  name: configured('BUSINESS_NAME', text('Name', 80)),
  phone: configured('BUSINESS_PHONE', text('Phone number', 40)),
  email: configured('BUSINESS_EMAIL', email('Email address', 100)),
  address: configured('BUSINESS_ADDRESS', text('Postal address, in every mail', 200)),
  location: text('Town, province, country', 120),
  openingHours: list('Opening hours', openingHoursSchema, 14, 0),
  socialLinks: configured('BUSINESS_SOCIAL_LINKS', list('Social networks', socialLinkSchema, 10, 0)),
  serviceArea: list('Service area', text('Place', 80), 20),
});
