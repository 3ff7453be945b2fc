import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

/** The client of the request that is being rendered; null in the browser. */
export const apolloContext = createContext<ApolloClient | null>(null);
