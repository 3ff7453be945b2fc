import { entryPage } from '../entry/list.tsx';

/** /admin/templates: the templates for replies. */
export const Component = entryPage('replyTemplate');
