/** Events on the server: whoever may see the register sees all of it. Source: spec 1 §2.21, §3.6; decisions §4. */
import { eventosRegister } from '@sede/domain/modules/financeiro/eventos';
import { CONTRATO_REFERENCIA } from '#modules/contratos/contratos/index.ts';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';
import { DOCUMENTO_REFERENCIA } from '../documentos/index.ts';

export const eventos = registerRecord(eventosRegister, {
  tabela: 'eventos',
  visivel: todos,
  references: { idDocumento: DOCUMENTO_REFERENCIA, idContrato: CONTRATO_REFERENCIA },
});

/** For records that refer to one. */
export const EVENTO_REFERENCIA: Reference = { tabela: 'eventos', nome: 'O evento' };
