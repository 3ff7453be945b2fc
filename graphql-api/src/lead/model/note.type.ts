import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('LeadNote', { description: 'A note that an admin added to a lead.' })
export class LeadNoteType {
  @Field(() => Int, { description: 'The id of the note. Newer notes have higher ids.' })
  note_id: number;

  @Field(() => String, { description: 'The text of the note.' })
  text: string;

  @Field(() => String, { description: 'The email address of the admin who wrote it.' })
  writtenBy: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which it was written.' })
  writtenAt: Date;
}

@ObjectType({ description: 'The result of `deleteLeadNote`.' })
export class DeletedLeadNote {
  @Field(() => Int, { description: 'The id of the deleted note.' })
  note_id: number;
}
