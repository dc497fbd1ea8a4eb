/** Registers: the description of a plain record, from which all the rest follows. No zod. */
export { computed, type Field, type Kind, kind, legacy } from './fields.ts';
export { nameKey, rangeEnds, stemOf } from './names.ts';
export { registerOrder } from './order.ts';
export { defineRegister, type Register } from './register.ts';
export { brokenRules, rulesOf } from './rules.ts';
export { createText, type Noun, type RegisterName, withArticle } from './texts.ts';
export type {
  Fields,
  FileFieldKey,
  FilterKey,
  InputOfFields,
  RecordOf,
  ReferenceKey,
  RegisterInput,
  RegisterRecord,
  SetKey,
  SortKey,
} from './types.ts';
