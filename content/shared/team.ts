import * as v from 'valibot';
import { group, list, note, paragraph, picture, text } from '../schema/fields.ts';
import profiles from './profiles.json' with { type: 'json' };

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
  profiles,
};
