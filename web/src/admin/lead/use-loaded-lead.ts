import { useLeadConversationQuery } from '../../generated/admin-hooks.ts';

/** Returns the lead with this id; undefined without one, and until its page has loaded it. */
export function useLoadedLead(id: string | undefined) {
  const { data } = useLeadConversationQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-only',
  });
  return data?.leadConversation.find((lead) => lead.id === id);
}
