/** One blog post of the demo content, in the words of the blog's own fields. */
export interface DemoBlog {
  title: string;
  slug_url: string;
  /** Simple HTML, one or two sentences. */
  brief_paragraph: string;
  /** A file name in graphql-api/demo-media. */
  blog_image: string;
  /** Free text such as 'March 4, 2026'; it orders nothing. */
  published_date: string;
  /** One of demoCategories, but not 'All'. */
  category: string;
  metaTitle: string;
  metaDescription: string;
  /** Empty means the post's own address. */
  canonicalLink: string;
  /** Plain text, shown in this order. */
  blogs_content: { heading: string; paragraph: string }[];
}
