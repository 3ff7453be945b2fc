import { type Loaded, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { checkVersion } from '../../platform/core/version.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { type ReplyTemplate, ReplyTemplateEntity } from './entity.ts';
import type { ReplyTemplateInput } from './type.ts';

/** Returns all templates by name. */
export function listTemplates({ em }: Context): Promise<ReplyTemplate[]> {
  return em.find(ReplyTemplateEntity, {}, { orderBy: { name: 'asc' } });
}

/** Stores a new template. Throws BadInput if another one has the name. */
export function createTemplate(context: SignedIn, input: ReplyTemplateInput): Promise<ReplyTemplate> {
  return context.em.transactional(async (em) => {
    await checkName(em, input.name);
    const created = em.create(ReplyTemplateEntity, { ...input, ...(await changeBy(context, em)) });
    await em.flush();
    return created;
  });
}

/** Replaces a template. Throws CONFLICT, NOT_FOUND, and BadInput for a name that another one has. */
export function updateTemplate(
  context: SignedIn,
  template_id: number,
  input: ReplyTemplateInput,
  version: number,
): Promise<ReplyTemplate> {
  return context.em.transactional(async (em) => {
    const stored = await findForUpdate(em, template_id);
    checkVersion(stored, version);
    await checkName(em, input.name, template_id);
    Object.assign(stored, input, { version: version + 1, ...(await changeBy(context, em)) });
    await em.flush();
    return stored;
  });
}

/** Deletes a template permanently; throws NOT_FOUND. */
export async function deleteTemplate({ em }: Context, template_id: number): Promise<void> {
  const count = await em.nativeDelete(ReplyTemplateEntity, { template_id });
  if (count === 0) throw missing();
}

const missing = () => new AppError('NOT_FOUND', 'There is no such template.');

async function changeBy(context: SignedIn, em: EntityManager) {
  return { updatedAt: await databaseTime(em), updatedBy: context.account.email };
}

async function findForUpdate(em: EntityManager, template_id: number): Promise<Loaded<ReplyTemplate>> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const stored = await em.findOne(ReplyTemplateEntity, { template_id }, { lockMode });
  if (!stored) throw missing();
  return stored;
}

async function checkName(em: EntityManager, name: string, own = 0): Promise<void> {
  const other = await em.count(ReplyTemplateEntity, { name, template_id: { $ne: own } });
  if (other > 0) throw new BadInput({ name: `There is already a template '${name}'.` });
}
