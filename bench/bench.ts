import { articles } from './articles.ts';
import { attacks } from './attacks.ts';
import { cached } from './cached.ts';
import { growth } from './growth.ts';
import { importing } from './import.ts';
import { inbox } from './inbox.ts';
import { leads } from './leads.ts';
import { memory } from './memory.ts';
import { offline } from './offline.ts';
import { lighthouse } from './pages.ts';
import { presses } from './presses.ts';
import { isOver, type Part, type Row, ratioOf } from './row.ts';
import { uploads } from './uploads.ts';

// Prints a table of figures, each beside a reference of the same run, their ratio and its budget. Exits with
// 1 and names the figures that are over their budget. `npm run bench -- inbox leads` runs two parts.

const parts: Record<string, Part> = {
  memory,
  cached,
  leads,
  inbox,
  articles,
  attacks,
  uploads,
  import: importing,
  growth,
  pages: lighthouse,
  presses,
  offline,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}.`);

const format = (row: Row) => ({
  measured: row.measured,
  ours: `${row.ours.toPrecision(3)} ${row.unit}`,
  reference: `${row.reference.toPrecision(3)} ${row.unit} (${row.beside})`,
  ratio: ratioOf(row).toFixed(2),
  budget: row.budget.toFixed(2),
});

const rows: Row[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for await (const row of part()) {
    console.error(Object.values(format(row)).join('  '));
    rows.push(row);
  }
}
console.table(rows.map(format));
const over = rows.filter(isOver);
for (const { measured } of over) console.error(`Over its budget: ${measured}`);
process.exitCode = over.length > 0 ? 1 : 0;
