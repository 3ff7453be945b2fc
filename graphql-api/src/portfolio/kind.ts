import { project } from '../../../rules/entry/project.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { isFitSlug, proposedSlug, slugOf } from '../../../rules/slug.ts';
import type { EntryKind } from '../entry/kind.ts';
import { firstFreeSlug } from '../entry/slug.ts';
import { findVideos } from '../picture/service.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';

export type ProjectFields = ValuesOf<typeof project.fields>;

/** The page of presentations is at this path below /portfolio. */
const PRESENTATION = 'present';

export const projectKind: EntryKind = {
  ...project,
  async prepare({ em }, fields, { slug }) {
    const { title, slug_url, video } = fields as ProjectFields;
    if (slugOf(slug_url ?? '') === PRESENTATION)
      throw new BadInput({ slug_url: `The path /portfolio/${PRESENTATION} is taken. Choose another one.` });
    if (video && !(await findVideos(em, [video])).has(video))
      throw new BadInput({ video: 'This video is no longer on the server. Please upload it again.' });
    return { ...fields, slug_url: slug_url ?? slug ?? (await slugFor({ em }, title)) };
  },
};

/** Returns the slug of a project with this caption, which no other project has or had. */
async function slugFor({ em }: Pick<Context, 'em'>, title: string): Promise<string> {
  const proposed = proposedSlug(title);
  return (
    await firstFreeSlug(
      em,
      projectKind,
      isFitSlug(proposed) && proposed !== PRESENTATION ? proposed : 'project',
    )
  ).slug;
}
