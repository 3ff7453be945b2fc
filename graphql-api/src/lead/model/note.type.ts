import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../validation/scalars.ts';

@ObjectType('LeadNote', { description: 'What an admin noted about a lead.' })
export class LeadNoteType {
  @Field(() => Int, { description: 'Identifies the note; later ones have higher numbers.' })
  note_id: number;

  @Field(() => String, { description: 'The text of the note.' })
  text: string;

  @Field(() => String, { description: 'The email address of who wrote it.' })
  writtenBy: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  writtenAt: Date;
}
