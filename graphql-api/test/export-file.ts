/** Fields of a post in an export, by the names of their elements. */
export interface PostFields {
  title?: string;
  link?: string;
  guid?: string;
  pubDate?: string;
  content?: string;
  excerpt?: string;
  name?: string;
  date?: string;
  gmt?: string;
  status?: string;
  /** Further elements. */
  more?: string;
}

let lastPost = 0;

/** Returns an item of an export. */
export function postItem(fields: PostFields = {}): string {
  lastPost += 1;
  const {
    title = `Post ${lastPost}`,
    link = '',
    guid = `https://old.example/?p=${lastPost}&t=${process.pid}`,
    pubDate = '',
    content = '<p>Text.</p>',
    excerpt = '',
    name = `post-${lastPost}`,
    date = '2019-05-04 10:00:00',
    gmt = '2019-05-04 14:00:00',
    status = 'publish',
    more = '',
  } = fields;
  const data = (text: string) => `<![CDATA[${text}]]>`;
  return `<item><title>${data(title)}</title><link>${link}</link><guid>${data(guid)}</guid><pubDate>${pubDate}</pubDate>
    <content:encoded>${data(content)}</content:encoded><excerpt:encoded>${data(excerpt)}</excerpt:encoded>
    <wp:post_id>${lastPost}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt>
    <wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
}

/** Returns an export with these items. */
export function exportOf(...items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><rss><channel><title>Old site</title>
    <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
    ${items.join('\n')}</channel></rss>`;
}
