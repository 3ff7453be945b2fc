import { entryKinds } from '../../../rules/entry/kinds.ts';
import { pictureUses } from '../picture/sweep.ts';
import type { Feature } from '../platform/feature.ts';
import { EntryBaseline } from './baseline.migration.ts';
import { DraftResolver } from './draft.resolver.ts';
import { DraftLinkResolver } from './draft-link.resolver.ts';
import { EntryEditorResolver } from './editor.resolver.ts';
import * as entity from './entity.ts';
import { EntryPictureResolver } from './picture.resolver.ts';
import { ENTRY_PICTURES } from './pictures.ts';
import { PublicEntryResolver } from './public.resolver.ts';
import { purgeEntries } from './purge.service.ts';
import { EntryResolver } from './resolver.ts';
import { EntryDraftResolver, EntryVersionResolver } from './values.resolver.ts';

const finalKinds = entryKinds.flatMap(({ kind, isFinal }) => (isFinal ? [`'${kind}'`] : []));

/** The content, of every kind. */
export const entry: Feature = {
  entities: [
    entity.EntryEntity,
    entity.EntryNumberEntity,
    entity.EntryVersionEntity,
    entity.EntryDraftEntity,
    entity.EntryEditorEntity,
    entity.DraftLinkEntity,
    entity.RedirectEntity,
  ],
  migrations: [{ name: 'baseline-entry', class: EntryBaseline }],
  resolvers: [
    EntryResolver,
    DraftResolver,
    EntryDraftResolver,
    EntryVersionResolver,
    EntryEditorResolver,
    DraftLinkResolver,
    PublicEntryResolver,
    EntryPictureResolver,
  ],
  adds: [pictureUses.with(ENTRY_PICTURES)],
  purge: purgeEntries,
  // Links that were ended since the backup would be valid again, and mails that were sent since sent again.
  restored: `delete from "draft_link";
    update "entry_draft" set "publishAt" = null where "kind" in (${finalKinds.join(', ')})`,
};
