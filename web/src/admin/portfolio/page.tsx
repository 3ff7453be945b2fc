import { entryPage } from '../entry/list.tsx';

/** /admin/portfolio: the projects of the three tabs. */
export const Component = entryPage('project');
