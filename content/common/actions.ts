import type { Link } from './link.ts';

export const getAQuote: Link = { label: 'Get A QUOTE', to: '/get-a-quote' };
