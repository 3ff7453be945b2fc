import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '../../../../rules/fact/prices.ts';
import { tokenLabel } from '../../../../rules/fact/token-names.ts';
import { fillTokens } from '../../../../rules/fact/tokens.ts';
import type { OutdatedFiguresQuery } from '../../generated/admin-documents.ts';
import { useOutdatedFiguresQuery, useReplaceFigureMutation } from '../../generated/admin-hooks.ts';
import { editorOf, nameOfEntry } from '../entry/kinds.tsx';
import { useShownContent } from '../entry/shown-content.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import styles from './page.module.css';

type Figure = OutdatedFiguresQuery['outdatedFigures'][number];

const noValues = {};
const names = new Intl.ListFormat('en-CA');
const refetched = ['OutdatedFigures', 'Entries'];

interface OutdatedFiguresProps {
  /** Whether the admin comes from the prices: then the texts have the focus. */
  isNext: boolean;
}

/** The texts that still spell an amount of an earlier price list; nothing if there were none. */
export function OutdatedFigures({ isNext }: OutdatedFiguresProps) {
  const { data } = useOutdatedFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const { tokens } = useShownContent(null, noValues);
  const replaceInEntry = useChange(useReplaceFigureMutation(), refetched);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const figures = data?.outdatedFigures.filter(({ places }) => places.length);
  const isFound = !!figures?.length;
  const [wasFound, setWasFound] = useState(isFound);
  if (isFound && !wasFound) setWasFound(true);
  useEffect(() => {
    if (isNext && isFound) heading.current?.focus();
  }, [isNext, isFound]);
  if (!figures || !wasFound) return null;
  const filled = (text: string) => fillTokens(text, tokens);
  const priceOf = (token: string) => filled(`{${token}}`);

  async function replace(
    { amount }: Figure,
    { entry, inEntry, inDraft, revision, excerpt }: Figure['places'][number],
    token: string,
  ): Promise<void> {
    const { kind, number, version, title } = entry;
    const uses = `uses ${tokenLabel(token)}, ${priceOf(token)}`;
    const done = inEntry
      ? `“${title}” now ${uses}.${inDraft ? ' So does its draft.' : ''}`
      : `The draft of “${title}” now ${uses}.`;
    await replaceInEntry({ kind, number, version, revision, amount, excerpt, token }, done);
    heading.current?.focus();
  }

  return (
    <section className={styles.outdated} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Earlier prices in texts
      </h2>
      <p className={common.quietText}>
        {isFound
          ? 'These prices have changed. Replace each by the name of its price, which then stays up to date.'
          : 'No text has an earlier price any more.'}
      </p>
      {figures.map((figure) => {
        const { amount, prices, places } = figure;
        return (
          <section key={amount} aria-labelledby={`${id}-${amount}`}>
            <h3 id={`${id}-${amount}`}>{dollars(amount)}</h3>
            <p>{meaningOf(figure, priceOf)}</p>
            <ul>
              {places.map((place) => (
                <Place
                  key={`${place.entry.kind} ${place.entry.number} ${place.excerpt}`}
                  link={<Link to={editorOf(place.entry)}>{nameOfEntry(place.entry)}</Link>}
                  note={place.inEntry ? '' : ' (draft)'}
                  fields={names.format(place.fields)}
                  excerpt={filled(place.excerpt)}
                  {...{ prices, priceOf }}
                  onUse={(token) => replace(figure, place, token)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** Returns the prices that an amount may mean: '… Staging consultation, now $525, or …'. */
function meaningOf({ amount, prices }: Figure, priceOf: (token: string) => string): string {
  const meanings = prices.map((token) => {
    const price = priceOf(token);
    return `${tokenLabel(token)}, ${price === dollars(amount) ? 'still' : 'now'} ${price}`;
  });
  return meanings.length > 1 ? `This may be ${meanings.join(', or ')}.` : `This was ${meanings[0]}.`;
}

interface PlaceProps {
  link: ReactNode;
  note: string;
  fields: string;
  excerpt: string;
  prices: string[];
  priceOf: (token: string) => string;
  onUse: (token: string) => unknown;
}

/** A text that spells an amount, with a button for each price that it may mean. */
function Place({ link, note, fields, excerpt, prices, priceOf, onUse }: PlaceProps) {
  const [before, amount, after] = excerpt.split(/\[(\$[^\]]*)\]/, 3);
  const id = useId();
  return (
    <li>
      <p id={id}>
        {link}
        {note}, {fields}: “{before}
        <strong>{amount}</strong>
        {after}”
      </p>
      <div className={common.row}>
        {prices.map((token) => (
          <Button key={token} aria-describedby={id} onClick={() => onUse(token)}>
            {prices.length > 1 ? `Use ${tokenLabel(token)}, ${priceOf(token)}` : 'Use the price'}
          </Button>
        ))}
      </div>
    </li>
  );
}
