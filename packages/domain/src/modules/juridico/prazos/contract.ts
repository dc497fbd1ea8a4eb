/** Deadlines, for code that may load zod: operations, and the schemas that forms and server read. */
export { prazoForm, prazoSchema } from './prazo.schema.ts';
export { prazosContract } from './prazos.contract.ts';
