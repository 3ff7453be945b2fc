/** The rights. Each operation, route, kind of entry and page of the admin area names the one it requires. */
export const rights = {
  adminArea: 'enter the admin area and manage the own sign-in',
  content: 'edit articles, categories, projects, location pages, own pages, pictures and videos',
  leads: 'read and answer leads, and edit the reply templates',
  newsletters: 'write and send newsletters, and read their subscribers',
  business: 'edit the pages of the site, the prices and the business details, and import articles',
  erasures: 'delete the data of a person',
  accounts: 'invite, change and remove accounts',
} as const;
export type Right = keyof typeof rights;

interface RoleDeclaration {
  label: string;
  /** Its rights in one sentence. */
  description: string;
  rights: readonly Right[];
}

/** The roles. An account has one, which the database stores by its name. */
export const roles = {
  owner: {
    label: 'Owner',
    description: 'Can do everything, including inviting and removing others.',
    rights: Object.keys(rights) as Right[],
  },
  editor: {
    label: 'Editor',
    description: 'Edits articles, categories, projects, location pages, own pages and media.',
    rights: ['adminArea', 'content'],
  },
  assistant: {
    label: 'Assistant',
    description: 'Answers leads, edits reply templates, and writes and sends newsletters.',
    rights: ['adminArea', 'leads', 'newsletters'],
  },
} satisfies Record<string, RoleDeclaration>;
export type Role = keyof typeof roles;

/** Returns the rights of a role; none for a role that this release does not have. */
export const rightsOf = (role: string): readonly Right[] =>
  Object.entries(roles).find(([name]) => name === role)?.[1].rights ?? [];

/** The rights that every role has. */
export const leastRights: readonly Right[] = (Object.keys(rights) as Right[]).filter((right) =>
  Object.keys(roles).every((role) => rightsOf(role).includes(right)),
);
