/**
 * The contract of the whole API: module → operations. The screens import its type only; the server proves (by type)
 * that its modules are these.
 */
import { MODULES } from './modules.ts';

export type AppContract = { [K in keyof typeof MODULES]: (typeof MODULES)[K]['contract'] };

export const contract = Object.fromEntries(
  Object.entries(MODULES).map(([key, module]) => [key, module.contract]),
) as AppContract;
