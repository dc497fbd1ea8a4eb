/** Case objects: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { objetosProcessoRegister } from './objetos-processo.register.ts';

export { OBJETOS_PROCESSO } from './objetos-processo.name.ts';
export { objetosProcessoRegister } from './objetos-processo.register.ts';
export type ObjetoProcesso = RegisterRecord<typeof objetosProcessoRegister>;
