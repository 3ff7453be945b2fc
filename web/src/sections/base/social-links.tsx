import { useBusiness } from '../../lib/use-business.ts';
import { ArrowOut } from './icons.tsx';

/** The business's pages on social networks, as items of a list. */
export function SocialLinks() {
  return useBusiness().socialLinks.map(({ label, url }) => (
    <li key={url}>
      <a href={url} rel="noopener">
        {label}
        <ArrowOut />
      </a>
    </li>
  ));
}
