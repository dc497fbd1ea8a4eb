/** Documents: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { documentosRegister } from './documentos.register.ts';

export { DOCUMENTOS, LETRAS_DO_DOCUMENTO } from './documentos.name.ts';
export { documentosRegister } from './documentos.register.ts';
export type Documento = RegisterRecord<typeof documentosRegister>;
