/** SQL for the replies that may show pictures, as `pictureUses` reads it. */
export const REPLY_PICTURES = `
  select to_jsonb("lead_reply")::text as "text", 'A reply' as "name", null::jsonb as "entry" from "lead_reply"
  union all select to_jsonb("lead_draft")::text, 'A draft', null from "lead_draft"`;
