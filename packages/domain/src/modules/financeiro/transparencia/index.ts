/** Transparency documents: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { transparenciaRegister } from './transparencia.register.ts';

export { isLinkHttps } from './documento-transparencia.rules.ts';
export { DOCUMENTO_DE_TRANSPARENCIA, TRANSPARENCIA } from './transparencia.name.ts';
export { transparenciaRegister } from './transparencia.register.ts';
export type DocumentoTransparencia = RegisterRecord<typeof transparenciaRegister>;
