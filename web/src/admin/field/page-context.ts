import { createContext } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';

/** Returns the field of a section that the release gave the page; undefined for a section that the owner added. */
export const PageContext = createContext<(key: string) => Descriptor | undefined>(() => undefined);
