/** Interaction items on the server: whoever may see the register sees all of it. Source: spec 2 §2, §3. */
import { itensInteracaoRegister } from '@sede/domain/modules/comunicacao/itens-interacao';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';

export const itensInteracao = registerRecord(itensInteracaoRegister, { tabela: 'itensInteracao', visivel: todos });

/** For records that refer to one. */
export const ITEM_INTERACAO_REFERENCIA: Reference = { tabela: 'itens_interacao', nome: 'O item de interação' };
