import { Migration } from '@mikro-orm/migrations';

/** The key that signs the tokens of devices that have signed in. */
export class Device extends Migration {
  override up(): void {
    this.addSql(
      `insert into "secret" values ('device', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))`,
    );
  }
}
