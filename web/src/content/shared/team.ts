import * as v from 'valibot';
import { group, list, note, paragraph, picture, text } from '../schema/fields.ts';

const profileSchema = () =>
  group('Profile', {
    role: text('Role, or name and role', 80),
    initials: text('Initials, shown without a portrait', 3),
    portrait: v.exactOptional(picture('Portrait')),
    text: paragraph('Text', 600),
  });

export const teamSchema = () =>
  group('Team', {
    heading: text('Heading'),
    note: note('Note'),
    profiles: list('Profiles', profileSchema(), 30),
  });

export type Team = v.InferOutput<ReturnType<typeof teamSchema>>;

export const team: Team = {
  heading: 'The team',
  note: 'Sample profiles: the roles in our studio, without names or portraits.',
  profiles: [
    {
      role: 'Founder and lead stager',
      initials: 'FS',
      text: 'Walks every house before it is quoted, and is on site the day the furniture arrives.',
    },
    {
      role: 'Interior designer',
      initials: 'ID',
      text: 'Draws the space plans, elevations and 3D renderings, and keeps the material samples.',
    },
    {
      role: 'Decorator and buyer',
      initials: 'DB',
      text: 'Builds the mood boards and shopping lists, orders, and follows each delivery to the door.',
    },
    {
      role: 'Professional organizer',
      initials: 'PO',
      text: 'Leads the decluttering days, sorts with you, measures the shelves and writes the labels.',
    },
    {
      role: 'Project manager',
      initials: 'PM',
      text: 'Keeps the schedule and the budget of a renovation, and sends the weekly note to the owner.',
    },
  ],
};
