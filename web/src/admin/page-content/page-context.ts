import { createContext } from 'react';
import type { Field } from '../../content/schema/field.ts';

/** Returns the field of a section that the release gave the page; undefined for a section that the owner added. */
export const PageContext = createContext<(key: string) => Field | undefined>(() => undefined);
