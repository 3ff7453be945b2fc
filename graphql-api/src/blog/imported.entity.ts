import { defineEntity, type Opt, p } from '@mikro-orm/core';
import { EntryEntity } from '../entry/entity.ts';
import { foreignKey } from '../platform/database/foreign-key.ts';

/** Declares a generated column with this value. */
const always = (value: string) =>
  p.text().$type<Opt<string>>().persist(false).generated(`('${value}') stored`);

/** An article that was imported from another site. */
export const ImportedArticleEntity = defineEntity({
  name: 'ImportedArticle',
  tableName: 'imported_article',
  properties: {
    /** The other site's identifier of the article (`guid`). */
    source: p.text().primary(),
    /** The article's path on the other site, in lower case, without a slash at the end; null if none. */
    path: p.text().nullable().index('imported_article_path'),
    /** Its number on the other site, the `p` of `/?p=12`; null if it is unknown. */
    number: p.integer().nullable().index('imported_article_number'),
    blog_id: p.integer(),
    kind: always('article'),
    entry: () => foreignKey(EntryEntity, 'kind', 'blog_id'),
    // Declares the column again, because that of the foreign key is not generated.
    generatedKind: always('article').fieldName('kind'),
  },
});
