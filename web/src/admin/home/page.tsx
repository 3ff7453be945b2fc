import { Link } from 'react-router-dom';
import { useUser } from '../../lib/user-session.ts';
import common from '../ui/common.module.css';
import { AdminPage } from '../ui/page-frame.tsx';
import { LeadOverview } from './lead-overview.tsx';
import styles from './page.module.css';
import { ToDo } from './to-do.tsx';

const places = [
  {
    to: '/admin/pages',
    label: 'Pages',
    text: 'The texts of the site, prices, and the details of the business.',
  },
  { to: '/admin/blogs', label: 'Blogs', text: 'Write posts, publish them now or later, or unpublish them.' },
  {
    to: '/admin/location-pages',
    label: 'Location Pages',
    text: 'Pages about our services in one town.',
  },
  { to: '/admin/leads', label: 'Leads', text: 'Read and answer what visitors sent.' },
  {
    to: '/admin/portfolio',
    label: 'Portfolio',
    text: 'Pictures, rooms before and after, videos, and their order.',
  },
  {
    to: '/admin/newsletter',
    label: 'Newsletter',
    text: 'Send an article to the subscribers, and see who they are.',
  },
];

/** /admin: tasks of the admin, the leads in numbers, and links. */
export function Component() {
  return (
    <AdminPage title="Admin" path="/admin">
      <ToDo />
      <LeadOverview />
      <ul className={styles.places}>
        {places.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p className={common.quietText}>{text}</p>
          </li>
        ))}
      </ul>
      <Profile />
    </AdminPage>
  );
}

function Profile() {
  const user = useUser();
  return (
    <section className={styles.profile} aria-labelledby="profile">
      <div>
        <h2 id="profile">Profile</h2>
        <p>{user?.email}</p>
      </div>
      <p className={common.row}>
        <Link to="/admin/account">Password, devices and activity</Link>
      </p>
    </section>
  );
}
