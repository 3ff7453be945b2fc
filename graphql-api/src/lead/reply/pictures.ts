/** SQL for the replies that may show pictures, as `pictureUses` reads it. */
export const REPLY_PICTURES = `
  select to_jsonb("lead_reply")::text as "text", 'A reply' as "name", 'leads' as "access", null as "kind",
    null::jsonb as "entry", 0 as "rank" from "lead_reply"
  union all select to_jsonb("lead_draft")::text, 'A draft of a reply', 'leads', null, null, 0 from "lead_draft"`;
