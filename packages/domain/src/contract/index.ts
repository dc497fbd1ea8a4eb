/** The contract library: what a module's schema and contract are written with. */
import './messages.ts';

export { field, registro } from './fields.ts';
export {
  type Asked,
  type AskedOf,
  createInput,
  exportInput,
  filterInput,
  historyInput,
  idInput,
  isOpInput,
  type ListDefinition,
  listDefinition,
  listDefinitionOf,
  listInput,
  MAX_IDS,
  type ManyTarget,
  manyInput,
  noInput,
  optionsInput,
  queryInput,
  type RestOfSelection,
  removeInput,
  transitionInput,
  updateInput,
} from './inputs.ts';
export { opByLink } from './link-op.ts';
export { camposOf } from './messages.ts';
export {
  type AddressLimit,
  type InputOf,
  type ModuleContract,
  type Op,
  type OpMethod,
  type OpPermission,
  type OpRaw,
  type OutputOf,
  op,
  type TicketRule,
} from './op.ts';
export {
  doneOutput,
  fileOutput,
  type HistoryEntry,
  type HistoryPage,
  historyOutput,
  impedimentos,
  manyOutput,
  noSums,
  pageOutput,
  readingOutput,
  selectionOutput,
  totalsOutput,
} from './outputs.ts';
export { type OfKind, param } from './params.ts';
export { enablingOps, recordOps } from './record-ops.ts';
export type { RegisterFilter } from './register-filters.ts';
export { registerContract } from './register-ops.ts';
export { registerFormSchema, registerPieces } from './register-schema.ts';
export { withRule, withWholeRule } from './withRule.ts';
