import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** The part of a client that loaders use. */
export type LoaderClient = Pick<ApolloClient, 'query'>;

/** The client of the request that is being rendered; null in the browser. */
export const apolloContext = createContext<LoaderClient | null>(null);
