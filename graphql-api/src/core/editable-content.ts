/** The changes of an entry: values by path, such as 'hero.paragraph'. */
export type Changes = Readonly<Record<string, unknown>>;

/** An entry that the owner edits: a page, or content that several pages share. */
export interface EditableEntry {
  page: string;
  name: string;
  fields: object;
  original: object;
}

/** The description of the editable content. The web's server bundle has it, defined in web/src/content/server/editable.ts. */
export interface EditableContent {
  /** Returns every entry in the order of the admin area. */
  editableEntries(): EditableEntry[];
  /** Returns the changes without the fields that an entry no longer has, because an earlier release stored them. */
  existingChanges(page: string, changes: Changes): Changes;
  /** Returns the changes as they are stored, or messages by path. */
  checkChanges(page: string, changes: Changes): { changes: Changes } | { errors: Record<string, string> };
  /** Returns a picture that belongs to the release, with its files. */
  ownPicture(name: string): object | undefined;
}
