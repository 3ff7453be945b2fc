export type { Descriptor as Field } from '../../../../rules/field/descriptor.ts';
