/** Registers: the description of a plain record, from which all the rest follows. No zod. */
export { type Choice, computed, type Field, type Filter, type Kind, kind, legacy } from './fields.ts';
export { fileKey, nameKey, rangeEnds } from './names.ts';
export { defineRegister, type Register, type RegisterRule } from './register.ts';
export { type BoundRule, brokenRules, rulesOf } from './rules.ts';
export { type Noun, type RegisterTexts, withArticle } from './texts.ts';
export type {
  Fields,
  FileKey,
  FilterKey,
  InputOfFields,
  NameKey,
  PdfKey,
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
