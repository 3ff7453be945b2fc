import type { SitePath } from '../../../../content/common/link.ts';
import { projectNotFoundPage } from '../../../../content/copy/not-found.ts';
import { portfolioPage } from '../../../../content/pages/portfolio.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { MAX_DESCRIPTION, shortened } from '../../../../rules/shortened.ts';
import { CallToAction } from '../../blocks/call-to-action/block.tsx';
import { usePage } from '../../blocks/page.tsx';
import { ProjectDocument, type ProjectQuery } from '../../generated/documents.ts';
import { useProjectQuery } from '../../generated/hooks.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Html } from '../../sections/base/html.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { ProjectFacts, projectPath } from '../../sections/media/project-facts.tsx';
import { Video } from '../../sections/media/video.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { entryPage } from '../entry-page.tsx';
import styles from './page.module.css';

export type Project = NonNullable<ProjectQuery['portfolioItem']>;

/** /portfolio/{slug}: a project with its story, its pictures and the words of the client. */
export const { loader, Component } = entryPage({
  query: ProjectDocument,
  useData: (slug) => useProjectQuery({ variables: { slug } }),
  entryOf: ({ portfolioItem }) => portfolioItem,
  pathOf: ({ slug }) => projectPath(slug),
  show: (project) => <View project={project} />,
  notFound: projectNotFoundPage,
  heading: 'Project',
  failure: 'We couldn’t load the project. Check your connection and try again.',
});

/** A project, also while it is edited. */
export function View({ project }: { project: Project }) {
  const { callToAction } = usePage<{ callToAction: BlockOf<'call-to-action'> }>(portfolioPage);
  const { title, picture, story, service } = project;
  const path = projectPath(project.slug);
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Portfolio', path: '/portfolio' },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        seo={{ title, description: shortened(`${title}. ${picture.alt}`, MAX_DESCRIPTION) }}
        path={path}
        image={picture}
        trail={trail}
      />
      <Section tone="plain">
        <div className={styles.opening}>
          <h1>{title}</h1>
          <ProjectFacts of={project} />
        </div>
        <Shown project={project} />
        {(story || service) && (
          <div className={`${place.text} ${styles.story}`}>
            {story && <Html html={story} />}
            {service && <ArrowLink link={{ label: 'Read about this service', to: service as SitePath }} />}
          </div>
        )}
      </Section>
      <More project={project} />
      <Words project={project} />
      <CallToAction block={callToAction} />
    </>
  );
}

const wide = '(width >= 60rem) 80vw, 92vw';

function Shown({ project }: { project: Project }) {
  const { picture, video, title } = project;
  if ('before' in project)
    return <ComparisonSlider before={project.before} after={picture} label={title} sizes={wide} priority />;
  if (video) return <Video className={styles.video} picture={picture} video={video} preload="none" />;
  return <Picture picture={picture} sizes={wide} priority />;
}

/** The further pictures and pairs. */
function More({ project: { title, pairs, pictures } }: { project: Project }) {
  if (pairs.length + pictures.length === 0) return null;
  const sizes = '(width >= 60rem) 40vw, 92vw';
  return (
    <Section tone="rule">
      <h2>More of this project</h2>
      <ul className={styles.pictures}>
        {pairs.map(({ before, after }, index) => (
          <li key={`${before.src} ${after.src}`}>
            <ComparisonSlider before={before} after={after} label={`${title}, ${index + 1}`} sizes={sizes} />
          </li>
        ))}
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Picture picture={picture} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ project: { quote, client } }: { project: Project }) {
  if (!quote) return null;
  return (
    <Section tone="rule">
      <figure className={`${place.text} ${styles.words}`}>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        {client && <figcaption>{client}</figcaption>}
      </figure>
    </Section>
  );
}
