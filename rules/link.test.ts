import { expect, test } from 'vitest';
import { completeLink } from './link.ts';

test.each([
  ['www.example.com/x', 'https://www.example.com/x'],
  [' example.com ', 'https://example.com'],
  ['Example.co.uk:8080?a=1#b', 'https://Example.co.uk:8080?a=1#b'],
  ['caf\u00e9.example', 'https://caf\u00e9.example'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['https://ann@example.com', 'mailto:ann@example.com'],
  ['https://https://example.com/a', 'https://example.com/a'],
  ['https://http://example.com/a', 'http://example.com/a'],
  ['https://mailto:ann@example.com', 'mailto:ann@example.com'],
  ['https:///contact', '/contact'],
  ['905-555-0100', 'tel:9055550100'],
  ['+1 (905) 555-0100', 'tel:+19055550100'],
  ['https://example.com/@ann', 'https://example.com/@ann'],
  ['mailto:ann@example.com?subject=Hello', 'mailto:ann@example.com?subject=Hello'],
  ['tel:905-555-0100', 'tel:905-555-0100'],
  ['/contact?a=1#b', '/contact?a=1#b'],
])('the link %s becomes %s', (typed, target) => expect(completeLink(typed)).toBe(target));

test.each([
  '',
  'https://',
  'contact',
  'our page',
  'www.example.com/a b',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https//example.com',
  'ann@',
])('%s is no link', (typed) => expect(completeLink(typed)).toBeUndefined());
