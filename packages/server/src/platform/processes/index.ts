/** The processes that serve one database, as the composition root and the doctor use them. */

export { startGiveBack } from './give-back.ts';
export { placesOf } from './place-identity.ts';
export { apartFrom, joinProcesses, livingProcesses } from './process-registry.ts';
