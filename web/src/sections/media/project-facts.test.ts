import { expect, test } from 'vitest';
import { project } from '../../../../rules/entry/project.ts';
import { labelsOf } from '../../../../rules/field/field.ts';
import { facts } from './project-facts.tsx';

test('the facts of a project have the labels of its form', () => {
  const labels = labelsOf(project.fields);
  expect(facts.map(({ label }) => label)).toEqual(facts.map(({ key }) => labels.get(key)));
});
