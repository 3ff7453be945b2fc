import { Migration } from '@mikro-orm/migrations';

/** Browsers that show a notification for each lead. A browser's subscription ends with its session. */
export class NotificationBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "push_device" (
        "push_id" uuid primary key default gen_random_uuid(),
        "tokenHash" text not null unique references "session" on delete cascade,
        "endpoint" text not null unique,
        "p256dh" text not null,
        "auth" text not null,
        "enabled" boolean not null default true,
        "createdAt" timestamptz not null default now(),
        "failingSince" timestamptz,
        "retryAt" timestamptz
      )`);
  }
}
