import { type LoaderFunctionArgs, type RouterContextProvider, useLoaderData } from 'react-router-dom';
import { read } from '../../apollo/read.ts';
import { homePage } from '../../content/copy/home.ts';
import { useContent } from '../../lib/use-content.ts';
import { BlogTeaser, type Teaser } from '../../sections/blog/teaser.tsx';
import { Certifications } from '../../sections/carousel/certifications.tsx';
import { Testimonials } from '../../sections/carousel/testimonials.tsx';
import { Comparison } from '../../sections/media/comparison.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { BusinessData } from '../../sections/seo/business-data.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Services } from './services.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const teaser = readTeaser(args);
  // In the browser the page renders before the articles are loaded.
  return { teaser: import.meta.env.SSR ? await teaser : teaser };
}

/** /: the services, examples and clients of the studio. */
export function Component() {
  // The preview of the editor has no loader.
  const teaser = useLoaderData<typeof loader | (() => undefined)>()?.teaser ?? null;
  const { seo, hero, about, services, comparison, portfolio, blog } = useContent('/', homePage);
  return (
    <>
      <PageHead seo={seo} path="/" image={hero.picture.src} />
      <BusinessData />
      <Hero hero={hero} layout="over" />
      <TextBlock block={about} tone="plain" />
      <Services {...services} />
      <Comparison comparison={comparison} />
      <TextBlock block={portfolio} side="right" tone="plain" shape="wide" />
      <Testimonials />
      <BlogTeaser content={blog} teaser={teaser} />
      <Certifications />
    </>
  );
}

/**
 * Loads the articles of the blog's teaser. In the browser resolves to null if they cannot be loaded; on the
 * server rejects, so that no page without articles is cached.
 */
async function readTeaser(args: { context: Readonly<RouterContextProvider> }): Promise<Teaser> {
  const document = async () => (await import('../../generated/documents.ts')).BlogTeaserDocument;
  const found = read(args, { name: 'BlogTeaser', document, variables: {} }).then(({ blogs }) => blogs.items);
  return import.meta.env.SSR ? found : found.catch(() => null);
}
