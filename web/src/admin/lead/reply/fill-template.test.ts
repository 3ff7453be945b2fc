import { expect, test } from 'vitest';
import { estimate } from '../../../../../content/pricing/estimate.ts';
import { estimateSummary, withEstimate } from '../../../../../content/pricing/estimate-link.ts';
import { originalPriceList } from '../../../../../content/pricing/packages.ts';
import { addedTo, fillTemplate } from './fill-template.ts';

const template = 'Hello {first name},\n\n{estimate}\n\nWhich day suits you?';

test('a template gets the first name and the estimate of the quote form', () => {
  const result = estimate({ service: 'vacantStaging', rooms: 5 }, originalPriceList);
  if (!result.ok) throw new Error(result.message);
  const additionalText = withEstimate('Two (small) rooms.', estimateSummary(result));
  expect(fillTemplate(template, { firstName: 'Zoé', lastName: 'Lee', additionalText })).toBe(
    `Hello Zoé,\n\n${estimateSummary(result)}\n\nWhich day suits you?`,
  );
});

test('a lead without name and estimate leaves no gap', () => {
  expect(fillTemplate(template, {})).toBe('Hello,\n\nWhich day suits you?');
  expect(fillTemplate(template, { name: 'Ann Lee' })).toContain('Hello Ann,');
});

test('a template is added to a text without its greeting', () => {
  for (const line of ['Hello Ann,', 'Hello,', 'Dear Ms. Lee', 'Good morning Ann!']) {
    const words = `${line}\n\nThank you.`;
    expect(addedTo('Hi Ann,', words)).toBe('Thank you.');
    expect(addedTo(' ', words)).toBe(words);
  }
  for (const words of [
    'Thank you.\n\nHello',
    'Hi Ann, thank you.\nWhich day?',
    'Highly rated rooms\n\nSee',
    'Hi Ann',
  ])
    expect(addedTo('Hi Ann,', words)).toBe(words);
});
