import { useColleaguesQuery } from '../../generated/admin-hooks.ts';

/** Returns a function that returns the name of an admin with an email address; the address without a name. */
export function useNames(): (email: string) => string {
  const { data } = useColleaguesQuery();
  return (email) => data?.colleagues.find((it) => it.email === email)?.name || email;
}
