import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf } from '../../rules/field/field.ts';
import { folderAt } from '../../rules/folders.ts';
import { periods } from '../../rules/periods.ts';
import { notificationParts } from '../../rules/wire/lead-notification.ts';
import { forms } from '../src/lead/forms/forms.ts';
import { createServer } from '../src/server.ts';
import type { TestApp } from './app.ts';
import { shared } from './shared-app.ts';
import { openWeb } from './web.ts';

// docs/product.md names the forms, their fields and the REST paths that clients depend on.

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

const text = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8');

/** Returns the cells of each row of the table in a section. */
const tableIn = (section: string) =>
  [...(text.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (.*) \|$/gm)]
    .slice(1)
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

test('the page lists the fields of each form with their limits', () => {
  const fieldsOf = new Map(
    tableIn('Forms').flatMap(([, formTypes = '', cell = '']) => {
      const fields = [...cell.matchAll(/`(\w+)`([^`]*)/g)].map(
        ([, name = '', rule = '']) => [name, rule] as const,
      );
      return [...formTypes.matchAll(/`([^`]+)`/g)].map(
        ([, formType = '']) => [formType, new Map(fields)] as const,
      );
    }),
  );
  expect([...fieldsOf.keys()].toSorted()).toEqual([...forms.keys()].toSorted());
  for (const [formType, { fields }] of forms) {
    const sent = Object.entries(fields).filter(
      ([name, field]) => name !== 'formType' && !factsOf(field).droppable,
    );
    const listed = fieldsOf.get(formType);
    expect([...(listed?.keys() ?? [])].toSorted()).toEqual(sent.map(([name]) => name).toSorted());
    const unstated = sent.filter(([name, field]) => {
      const { kind, oneOf, maxLength } = factsOf(field);
      const isLimited = kind !== 'list' && !oneOf && maxLength !== undefined;
      return isLimited && !new RegExp(`\\b${maxLength}\\b`).test(listed?.get(name) ?? '');
    });
    expect(unstated.map(([name]) => name)).toEqual([]);
  }
});

test('the page lists the parts of a notification', () => {
  expect(text).toContain(`contains its id, ${notificationParts}.`);
});

test('the page has the periods of retention', () => {
  const { unclaimedPhoto, trash, activity } = periods;
  expect(text).toContain(`Photos that no lead names: deleted after ${unclaimedPhoto.words}.`);
  expect(text).toContain(`purged after ${trash.hours / 24} days;`);
  expect(text).toContain(`Activity of admins: ${activity.words}.`);
});

/** Paths that are no REST routes: GraphQL, the checks of operators, and what the web itself requests. */
const otherPaths = /^\/(graphql|playground|healthz|readyz|share-photos)\b|\*|^\/[\w-]*\.|^\/blog\/$/;

test('the page lists each REST route', async () => {
  const server = await createServer(app.app, openWeb);
  const routes = server.declaredRoutes.flatMap(({ method, url }) =>
    [method].flat().map((name) => `${name} ${url.replace(/:(\w+)/g, '{$1}')}`),
  );
  await server.close();
  const listed = tableIn('REST').flatMap(([calls = '']) => {
    let methods: string[] = [];
    let isAfterPath = false;
    return [...calls.matchAll(/`([A-Z]+)?\s?(\/[^`]*)?`/g)].flatMap(([, method, path]) => {
      if (method) methods = isAfterPath ? [method] : [...methods, method];
      isAfterPath = path !== undefined;
      return path ? methods.map((name) => `${name} ${path}`) : [];
    });
  });
  const rest = routes.filter((route) => {
    const [method, path = ''] = route.split(' ');
    return method !== 'HEAD' && folderAt(path) !== 'build' && !otherPaths.test(path);
  });
  expect(listed.toSorted()).toEqual(rest.toSorted());
});
