import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { emptyDatabaseFile } from '../graphql-api/src/core/paths.ts';

// A part of `npm run build:api`: what PGlite's initdb makes, for the first start of a server, which would need 570 MB for it.
const database = await PGlite.create();
const archive = await database.dumpDataDir('gzip');
await writeFile(emptyDatabaseFile, archive.stream());
await database.close();
