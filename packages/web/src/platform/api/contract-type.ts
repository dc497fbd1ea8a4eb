/** The contract of the whole API, as a type: nothing of it is loaded by the screens. */
export type { AppContract } from '@sede/domain/root-contract';
