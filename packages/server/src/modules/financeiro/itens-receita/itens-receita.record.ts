/** Revenue items on the server: whoever may see the register sees all of it. Source: spec 1 §2.21, §3.6. */
import { itensReceitaRegister } from '@sede/domain/modules/financeiro/itens-receita';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';

export const itensReceita = registerRecord(itensReceitaRegister, { tabela: 'itensReceita', visivel: todos });

/** For records that refer to one. */
export const ITEM_RECEITA_REFERENCIA: Reference = { tabela: 'itens_receita', nome: 'O item de receita' };
