/** Case objects on the server: whoever may see the register sees all of it. Source: spec 3 §2.7. */
import { objetosProcessoRegister } from '@sede/domain/modules/juridico/objetos-processo';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';

export const objetosProcesso = registerRecord(objetosProcessoRegister, { tabela: 'objetosProcesso', visivel: todos });

/** For cases. */
export const OBJETO_REFERENCIA: Reference = {
  tabela: 'objetosProcesso',
  nome: 'O objeto de processo',
  coluna: 'descricao',
};
