import { applyChanges } from '../../../rules/changes.ts';
import { type Figure, figuresIn, replaceFigures } from '../../../rules/fact/figures.ts';
import { prices } from '../../../rules/fact/prices.ts';
import { amountsByToken } from '../../../rules/fact/tokens.ts';
import { type Descriptor, labelsOn } from '../../../rules/field/descriptor.ts';
import { mapTokenTexts } from '../../../rules/field/token-texts.ts';
import type { Entry, EntryFields } from '../entry/entity.ts';
import { findDraft } from '../entry/fields.ts';
import { descriptorsOf, editableKind, fieldsOf, isClosed, kindNamed } from '../entry/kind.ts';
import { findSpelling, listVersions } from '../entry/service.ts';
import { type ChangedTexts, changeTexts, type ReadEntry } from '../entry/text.service.ts';
import { findChanged } from '../page-content/changes.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { lineOf } from '../platform/text/plain-text.ts';
import type { FigurePlace, OutdatedFigure } from './type.ts';

/** A text that spells an amount, and the token that replaces it. */
export interface Replacement {
  amount: number;
  /** The amount in brackets with the words around it, as `excerptsIn` returns it. */
  excerpt: string;
  /** The name of a price, such as `vacantStaging.price`. */
  token: string;
}

/**
 * Returns the amounts that a price had before, with the texts that still spell them, such as '$2,995'. The
 * amount may also be another price, which a text may mean.
 */
export async function listOutdatedFigures(context: Context): Promise<OutdatedFigure[]> {
  const [priceList] = await findChanged(context.em, ['prices']);
  if (!priceList) return [];
  const { changes, entry } = priceList;
  const current = amountsByToken(applyChanges(prices, changes));
  const versions = await listVersions(context, entry, entry.number);
  const earlier = [{}, ...versions.map(({ fields }) => fields)].flatMap((fields) => [
    ...amountsByToken(applyChanges(prices, fields)),
  ]);
  const outdated = earlier.filter(([name, amount]) => current.get(name) !== amount);
  const amounts = [...new Set(outdated.map(([, amount]) => amount))];
  const places = await findPlaces(context, amounts);
  return amounts.map((amount) => {
    const names = [...outdated, ...current].flatMap(([name, of]) => (of === amount ? [name] : []));
    const own = places.filter((place) => place.amount === amount);
    return {
      amount,
      changedAt: entry.updatedAt,
      prices: [...new Set(names)],
      places: own,
      entries: [...new Set(own.map((place) => place.entry))],
    };
  });
}

/** Replaces an amount by a token, in an entry and in its draft. Throws as `changeTexts` does. */
export async function replaceFigure(
  context: Context,
  entry: ReadEntry & { kind: string },
  replacement: Replacement,
): Promise<ChangedTexts> {
  return changeTexts(context, editableKind(context, entry.kind), entry, withToken(replacement));
}

type Place = FigurePlace & { amount: number };

async function findPlaces(context: Context, amounts: number[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const entry of await findSpelling(context, amounts)) {
    const { fields = {}, revision = 0 } = (await findDraft(context, entry)) ?? {};
    const isChangeable = entry.version > 0 && !isClosed(kindNamed(context.app, entry.kind), entry);
    const published = isChangeable ? excerptsOf(context, entry, fieldsOf(entry)) : new Map<string, Spelt>();
    const draft = excerptsOf(context, entry, fields);
    for (const [excerpt, spelt] of new Map([...published, ...draft])) {
      const [inEntry, inDraft] = [published.has(excerpt), draft.has(excerpt)];
      if (amounts.includes(spelt.amount))
        places.push({ ...spelt, entry, revision, excerpt, inEntry, inDraft });
    }
  }
  return places;
}

const excerptsOf = ({ app }: Context, entry: Entry, values: EntryFields) =>
  excerptsIn(descriptorsOf(app, kindNamed(app, entry.kind), entry, values), values);

/** An amount with the names of the fields whose texts spell it in the same words. */
type Spelt = Pick<Place, 'amount' | 'fields'>;

/** Returns the amounts that the texts of these values spell, by their excerpts. */
function excerptsIn(descriptors: Record<string, Descriptor>, values: EntryFields): Map<string, Spelt> {
  const excerpts = new Map<string, Spelt>();
  mapTokenTexts(descriptors, values, (text, _, path) => {
    const name = labelsOn(descriptors, path).join(': ');
    for (const figure of figuresIn(text)) {
      const excerpt = excerptOf(text, figure);
      const { fields = [] } = excerpts.get(excerpt) ?? {};
      excerpts.set(excerpt, { amount: figure.amount, fields: [...new Set([...fields, name])] });
    }
    return text;
  });
  return excerpts;
}

/** Returns a function that replaces an amount of a text by a token. Throws BadInput for an unknown token. */
export function withToken({ amount, excerpt, token }: Replacement): (text: string) => string {
  if (!amountsByToken(prices).has(token)) throw new BadInput({ token: 'There is no such price.' });
  return (text) =>
    replaceFigures(text, (figure) =>
      figure.amount === amount && excerptOf(text, figure) === excerpt ? `{${token}}` : undefined,
    );
}

/** The number of characters on each side of an amount in an excerpt. */
const AROUND = 40;

/** Returns an amount in brackets with the words around it, as plain text in one line. */
function excerptOf(text: string, { at, spelt }: Figure): string {
  // The amount keeps the space beside it.
  const before = lineOf(`${text.slice(0, at)}$`).slice(0, -1);
  const after = lineOf(`$${text.slice(at + spelt.length)}`).slice(1);
  const start =
    before.length > AROUND ? `…${before.slice(before.indexOf(' ', before.length - AROUND))}` : before;
  const end = after.length > AROUND ? `${after.slice(0, after.lastIndexOf(' ', AROUND) + 1)}…` : after;
  return `${start}[${lineOf(spelt)}]${end}`;
}
