/** Registers: the description of a plain record, from which all the rest follows. No zod. */
export { type Choice, computed, type Field, type Filter, type Kind, kind, legacy } from './fields.ts';
export { nameKey, rangeEnds, stemOf } from './names.ts';
export { registerOrder } from './order.ts';
export { defineRegister, type Register, type RegisterPicker, type RegisterRule } from './register.ts';
export { type BoundRule, brokenRules, rulesOf } from './rules.ts';
export { type Noun, type RegisterTexts, withArticle } from './texts.ts';
export type {
  Fields,
  FileFieldKey,
  FilterKey,
  InputOfFields,
  NameKey,
  ReadValue,
  RecordOf,
  ReferenceKey,
  RegisterInput,
  RegisterRecord,
  SetKey,
  SortKey,
  StoredFile,
  ValueOf,
} from './types.ts';
