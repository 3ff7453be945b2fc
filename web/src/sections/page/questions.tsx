import { useId } from 'react';
import type { Question } from '../../content/schema/types.ts';
import { Accordion } from '../base/accordion.tsx';
import { place, Section } from '../base/section.tsx';

interface QuestionsProps {
  heading: string;
  items: Question[];
}

/** A section of questions and answers in an accordion. */
export function Questions({ heading, items }: QuestionsProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={place.aside}>
        <h2 id={id}>{heading}</h2>
      </div>
      <div className={place.main}>
        <Accordion items={items} />
      </div>
    </Section>
  );
}
