/** Law offices: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { escritoriosRegister } from './escritorios.register.ts';

export type { Ligacoes, Transferencia } from './escritorios.contract.ts';
export { escritoriosErrors, escritoriosMessages } from './escritorios.messages.ts';
export { ESCRITORIOS } from './escritorios.name.ts';
export { escritoriosRegister } from './escritorios.register.ts';
export { alemDosEscritorios, soOndeAge } from './escritorios.rules.ts';
export type Escritorio = RegisterRecord<typeof escritoriosRegister>;
