import { Migration } from '@mikro-orm/migrations';

/** Push services that do not answer: since when, and the time of the next try. */
export class PushFailures extends Migration {
  override up(): void {
    this.addSql(`alter table "push_device" add "failingSince" timestamptz, add "retryAt" timestamptz`);
  }
}
