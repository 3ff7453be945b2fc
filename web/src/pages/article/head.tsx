import type { BlogPosting } from 'schema-dts';
import { trailTo } from '../../../../rules/pages.ts';
import type { ArticleQuery } from '../../generated/documents.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { articlePath } from '../../sections/blog/article-text.ts';
import { JsonLd } from '../../sections/seo/json-ld.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { businessId } from '../../sections/seo/schema-org.ts';
import { dayOf } from './published.ts';

export type Blog = NonNullable<ArticleQuery['blog']>;

/** The metadata of an article for search engines and shared links. */
export function ArticleHead({ blog }: { blog: Blog }) {
  const { name, siteUrl } = useBusiness();
  const path = articlePath(blog);
  const { description } = blog;
  const { picture, publishAt, updatedAt } = blog;
  const day = dayOf(blog.published_date ?? '') ?? publishAt;
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: blog.title,
    description,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    author: { '@type': 'Organization', name, url: siteUrl },
    publisher: { '@id': businessId(siteUrl) },
    ...(picture && { image: siteUrl + picture.src }),
    ...(day && { datePublished: day }),
    dateModified: updatedAt,
    articleSection: blog.categoryDetails.category,
  };
  return (
    <>
      <PageHead
        seo={{ title: blog.metaTitle || blog.title, description }}
        path={path}
        canonical={blog.canonicalLink}
        image={picture ?? undefined}
        kind="article"
        trail={[...trailTo('/blog'), { name: blog.title, path }]}
      />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" />
      <JsonLd data={posting} />
    </>
  );
}
