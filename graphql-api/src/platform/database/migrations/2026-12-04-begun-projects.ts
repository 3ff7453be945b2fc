import { Migration } from '@mikro-orm/migrations';

/** Projects that were begun and never published get the tab of their draft, whose list then has them. */
export class BegunProjects extends Migration {
  override up(): void {
    this.addSql(`
      update "entry" e set "fields" = jsonb_build_object('group', d."fields" -> 'group') from "entry_draft" d
      where e."kind" = 'project' and e."version" = 0 and d."kind" = e."kind" and d."number" = e."number" and d."fields" ? 'group'`);
  }
}
