import { Link } from 'react-router-dom';
import { useLeadsByWeekQuery } from '../../generated/hooks.ts';
import { useUser } from '../../lib/user-session.ts';
import { dayInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { AdminPage } from '../ui/page-frame.tsx';
import styles from './page.module.css';
import { UnsentMails } from './unsent-mails.tsx';

const places = [
  { to: '/admin/blogs', label: 'Blogs', text: 'Write posts, publish them now or later, or unpublish them.' },
  {
    to: '/admin/location-pages',
    label: 'Location Pages',
    text: 'The pages about the services in one place.',
  },
  { to: '/admin/leads', label: 'Leads', text: 'Read what visitors sent, and answer.' },
  {
    to: '/admin/portfolio',
    label: 'Portfolio',
    text: 'Pictures, rooms before and after, videos, and their order.',
  },
];

/** /admin: the signed-in admin, links, and the leads by week. */
export function Component() {
  return (
    <AdminPage title="Admin" path="/admin">
      <Profile />
      <ul className={styles.places}>
        {places.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p className={common.quietText}>{text}</p>
          </li>
        ))}
      </ul>
      <UnsentMails />
      <Weeks />
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

/** The number of leads by week, as a table with bars. */
function Weeks() {
  const { data } = useLeadsByWeekQuery({ variables: { weeks: 8 } });
  const weeks = data?.leadsByWeek ?? [];
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">Leads by week</h2>
      <table className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Leads</th>
            <th scope="col">Unanswered</th>
            <th scope="col">Won</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, count, unanswered, won }) => (
            <tr key={monday}>
              <th scope="row">{dayInWords(monday)}</th>
              <td>
                <meter aria-hidden="true" min={0} max={most} value={count} />
                {count}
              </td>
              <td>{unanswered}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
