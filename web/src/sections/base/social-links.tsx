import { socialLinks } from '../../content/navigation.ts';
import { ArrowOut } from './icons.tsx';

/** The business elsewhere, as items of a list. */
export function SocialLinks() {
  return socialLinks.map(({ label, href }) => (
    <li key={href}>
      <a href={href} rel="noopener">
        {label}
        <ArrowOut />
      </a>
    </li>
  ));
}
